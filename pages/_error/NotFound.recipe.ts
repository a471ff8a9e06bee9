import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The not-found page: what happened on the left, ways on beside it, above a flat plot. */
export const notFoundRecipe = defineSlotRecipe({
  slots: ['root', 'text', 'pages'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      gap: '{spacing.8} {spacing.16}',
      alignItems: 'end',
      ...contentColumn,
      paddingBlock: 'clamp(1.25rem, 0.5rem + 3vw, 3rem) {spacing.12}',
      '& > nav': { gridColumn: '1 / -1' },
    },
    text: {
      display: 'grid',
      gap: '6',
      justifyItems: 'start',
      '& h1 span': {
        display: 'block',
        fontSize: 'clamp(5rem, 4rem + 6vw, 9rem)',
        lineHeight: 0.95,
        color: 'brand',
      },
      '& > p': { fontSize: 'lg', lineHeight: 1.5, color: 'fg.muted', maxWidth: 'measure' },
    },
    pages: {
      width: '100%',
      maxWidth: 'measure',
      borderTop: '1px solid {colors.hairline}',
      '& li': { display: 'grid', borderBottom: '1px solid {colors.hairline}', paddingBlock: '3' },
      '& a': { justifySelf: 'start', fontWeight: 600, paddingBlock: '2' },
      '& span': { color: 'fg.muted' },
    },
  },
});
