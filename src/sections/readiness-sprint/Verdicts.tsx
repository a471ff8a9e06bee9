import { chakra } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';

/** The answers an assessment can end with: each verdict set large, what follows from it beside it. */
export function Verdicts({ verdicts }: { verdicts: readonly TitledText[] }) {
  return (
    <chakra.ul
      css={{
        '& li': {
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: '{spacing.2} {spacing.8}',
          alignItems: 'baseline',
          borderTop: '1px solid {colors.control}',
          paddingBlock: '6',
        },
        '& h3': { fontFamily: 'heading', fontSize: '3xl', fontWeight: 520, lineHeight: 1.1 },
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
      }}
    >
      {verdicts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </chakra.ul>
  );
}
