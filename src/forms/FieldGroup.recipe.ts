import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A group of fields under a rule and a name. The fields are side by side if there is room. */
export const fieldGroupRecipe = defineSlotRecipe({
  slots: ['root', 'fields'],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      borderTop: '1px solid {colors.hairline}',
      paddingBlock: '8',
      '& h3': { fontSize: 'lg' },
    },
    fields: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      gap: '6',
      alignItems: 'start',
      minWidth: 0,
      '& > *': { minWidth: 0 },
      '& > [data-wide]': { gridColumn: '1 / -1' },
    },
  },
});
