import { defineRecipe } from '#src/theme/recipe.ts';

/** A ruled slip, like a form to tick off. */
export const submissionDocketRecipe = defineRecipe({
  base: {
    bg: 'bg.raised',
    border: '1px solid {colors.hairline}',
    borderTop: '2px solid {colors.fg}',
    padding: '6',
    '& li': {
      display: 'flex',
      gap: '3',
      paddingBlock: '3',
      borderBottom: '1px solid {colors.hairline}',
      '&::before': {
        content: '""',
        flex: 'none',
        width: '1rem',
        height: '1rem',
        marginTop: '0.4em',
        border: '1.5px solid {colors.brand}',
      },
    },
    '& h2': { fontSize: 'xl', marginBottom: '2' },
    '& p': { marginTop: '4', fontSize: 'sm', color: 'fg.muted' },
  },
});
