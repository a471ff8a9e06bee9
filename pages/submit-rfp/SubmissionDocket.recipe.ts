import { defineRecipe } from '#src/theme/recipe.ts';

/** A ruled slip. */
export const submissionDocketRecipe = defineRecipe({
  base: {
    bg: 'bg.raised',
    border: '1px solid {colors.hairline}',
    borderTop: '2px solid {colors.fg}',
    padding: '6',
    '& li': {
      listStyle: 'none',
      paddingBlock: '3',
      borderBottom: '1px solid {colors.hairline}',
    },
    '& h2': { fontSize: 'xl', marginBottom: '2' },
    '& p': { marginTop: '4', fontSize: 'sm', color: 'fg.muted' },
  },
});
