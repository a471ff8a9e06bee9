import { chakra } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';

/** Notes of equal weight, side by side under one rule each. */
export function InfoCards({ cards }: { cards: readonly TitledText[] }) {
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '6', md: '12' }}
      gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      css={{
        '& li': { borderTop: '2px solid {colors.fg}', paddingTop: '4' },
        '& p': { marginTop: '2', color: 'fg.muted' },
      }}
    >
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </chakra.ul>
  );
}
