import { defineRecipe } from '#src/theme/recipe.ts';

/** The statement stands at the foot of the hero, the note on a plot that rises into it at the head. */
export const heroStatementRecipe = defineRecipe({
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
