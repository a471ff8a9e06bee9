import { defineRecipe } from '#src/theme/recipe.ts';

/**
 * As high as what it stands in, so that its last part can stand at the bottom; with `--fold: contents` its parts stand
 * in the grid round it.
 */
const column = { display: 'var(--fold, flex)', flexDirection: 'column', flexGrow: 1 } as const;

/** Folded on narrow screens; open where there is room, and on paper. */
export const foldRecipe = defineRecipe({
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 600,
      color: 'brand',
      '&::after': { content: '"+"', marginInlineStart: 'auto', fontSize: 'xl', fontWeight: 400 },
    },
    '&[open] > summary::after': { content: '"–"' },
    // A browser whose styles can't open it keeps the button.
    '@supports selector(::details-content)': {
      // The whole row above is the button: it lies over the first rows of the grid in which the fold stands.
      '@media screen and (width < 48rem)': {
        '&[data-row]': {
          display: 'contents',
          '& > summary': {
            gridArea: '1 / 1 / span var(--rows, 1) / -1',
            zIndex: 1,
            overflow: 'hidden',
            textIndent: '-99rem',
            '&::after': { textIndent: '0' },
          },
          '&::details-content': { gridColumn: '1 / -1' },
        },
      },
      '@media print, screen and (width >= 48rem)': {
        ...column,
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible', ...column },
      },
    },
  },
});
