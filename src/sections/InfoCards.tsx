import { chakra } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';
import { InfoBox } from './InfoBox.tsx';

/** Boxed notes of equal weight, side by side. */
export function InfoCards({ cards }: { cards: readonly TitledText[] }) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {cards.map((card) => (
        <InfoBox key={card.title} {...card} />
      ))}
    </chakra.div>
  );
}
