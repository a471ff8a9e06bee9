import { defineRecipe } from '#src/theme/recipe.ts';

/** A note at what rises out of the plot above, the statement at the foot of the hero. */
export const traceStatementRecipe = defineRecipe({
  base: {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    '& > :last-child': { marginTop: 'auto' },
    fontSize: 'sm',
    color: 'fg.muted',
    '& strong': {
      display: 'block',
      maxWidth: '28rem',
      marginBottom: '3',
      fontFamily: 'heading',
      fontSize: '2xl',
      fontWeight: 520,
      lineHeight: 1.14,
      color: 'fg',
      textWrap: 'balance',
    },
    '& > :not(:last-child)': { lgDown: { display: 'none' }, _print: { display: 'none' } },
  },
});
