import { defineRecipe } from '#src/theme/recipe.ts';

/** Four stretches side by side, each with its words below. */
export const phaseStripRecipe = defineRecipe({
  base: {
    '--y': '6px',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '0.375rem',
    '& > li': {
      paddingTop: '1.25rem',
      _print: { paddingTop: '1rem' },
      fontSize: '0.75rem',
      lineHeight: 1.3,
      color: 'fg.muted',
      '& b': { display: 'block', fontSize: 'xs', fontWeight: 600 },
    },
    '& > :not([data-part=none]) b': { color: 'fg' },
  },
});
