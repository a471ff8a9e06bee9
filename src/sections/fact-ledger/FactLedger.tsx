import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { Fact } from '#src/site/content-types.ts';
import { factLedgerRecipe } from './FactLedger.recipe.ts';

/** Figures and what they measure; each reads as one phrase, figure first. */
export function FactLedger({ facts }: { facts: readonly Fact[] }) {
  const styles = useSlotRecipe({ recipe: factLedgerRecipe })();
  return (
    <chakra.ul css={styles.root}>
      {facts.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
        </li>
      ))}
    </chakra.ul>
  );
}
