import { defineRecipe } from '#src/theme/recipe.ts';

const bar = { content: '""', display: 'block', height: '10px', marginBottom: '2' } as const;

/** Where work goes on, in percent of the whole; the waits between are 25, the middle of the range that is claimed. */
const work = [
  [0, 22],
  [30, 55],
  [64, 84],
  [92, 100],
] as const;

const segments = work
  .map(([from, to]) => `transparent ${from}%, {colors.brand} ${from}% ${to}%, transparent ${to}%`)
  .join(', ');

/** Both bars over the caption. */
export const waitsCutRecipe = defineRecipe({
  base: {
    // Backgrounds are neither printed nor kept in forced colors.
    _print: { display: 'none' },
    '& ::before, &::before': { forcedColorAdjust: 'none' },
    '&::before': {
      ...bar,
      background: `linear-gradient(90deg, ${segments}), repeating-linear-gradient(90deg, {colors.control} 0 2px, transparent 2px 8px) 0 50% / 100% 4px no-repeat`,
    },
    '& > figcaption': {
      fontSize: 'sm',
      color: 'fg.muted',
      '&::before': { ...bar, width: '75%', marginBottom: '3', bg: 'brand' },
    },
  },
});
