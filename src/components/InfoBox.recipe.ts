import { defineRecipe } from '#src/theme/recipe.ts';

/** A raised box under a rule in the brand’s colour. */
export const infoBoxRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.brand}',
    bg: 'bg.raised',
    padding: '6',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& p': { color: 'fg.muted' },
    '& p + p': { marginTop: '2' },
    '& a': {
      justifySelf: 'start',
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 600,
    },
  },
  variants: {
    folds: {
      no: {},
      // The title is the row that the fold covers, clear of the fold's mark.
      yes: {
        mdDown: {
          padding: '{spacing.1} {spacing.4}',
          '& h3': { gridArea: '1 / 1', placeSelf: 'center start', paddingInlineEnd: '8' },
        },
      },
    },
  },
  defaultVariants: { folds: 'no' },
});
