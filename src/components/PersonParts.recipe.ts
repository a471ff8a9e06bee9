import { defineRecipe } from '#src/theme/recipe.ts';

/** A person's years and programs, which only the owner knows. */
export const factFiguresRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '{spacing.3} {spacing.8}',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { fontSize: 'xs', lineHeight: 1.3, color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.1, fontWeight: 520 },
  },
});

/** A problem that a person has solved, which only the owner knows. */
export const problemSolvedRecipe = defineRecipe({
  base: { fontSize: 'sm', lineHeight: 1.5 },
});

/**
 * A discipline's stretch of a program, by `data-part`: a bar where it leads, a line with a dot where it advises, dots
 * where it has no part. Borders draw it, which forced colours and paper keep; `--y` is the line's distance from the
 * top.
 */
export const phasePartRecipe = defineRecipe({
  base: {
    position: 'relative',
    '&::before, &[data-part=advises]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(var(--y) - 1px)',
      borderTop: '2px solid {colors.brand}',
    },
    '&[data-part=none]::before': { borderTop: '2px dotted {colors.control}', opacity: 0.6 },
    '&[data-part=leads]::before': {
      insetInline: '4%',
      top: 'calc(var(--y) - 4px)',
      borderTopWidth: '8px',
      borderRadius: 'full',
    },
    '&[data-part=advises]::after': {
      insetInline: 'calc(50% - 5px)',
      top: 'calc(var(--y) - 5px)',
      borderTopWidth: '10px',
      borderRadius: 'full',
    },
  },
});
