import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/**
 * The page's end begins: one heading, one sentence, one or two next steps; related pages and footer go on with its
 * plate.
 */
export const callToActionRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'heading', 'next', 'actions'],
  base: {
    root: {
      ...plate,
      paddingBlock: { base: '{spacing.10} {spacing.8}', md: 'band' },
      _print: { display: 'none' },
    },
    inner: {
      display: 'grid',
      gap: { base: '4', md: '{spacing.8} {spacing.16}' },
      ...contentColumn,
    },
    heading: { fontSize: { base: '3xl', md: '4xl' }, lineHeight: 1.06 },
    next: {
      display: 'grid',
      gap: { base: '5', md: '6' },
      '& p': { fontSize: { base: 'sm', md: 'lg' }, lineHeight: 1.5, color: 'fg.muted' },
    },
    actions: { display: { base: 'grid', md: 'flex' }, flexWrap: 'wrap', gap: '3' },
  },
  variants: {
    layout: {
      // The next steps stand beside the heading, the buttons one below the other, so that long labels have their width.
      beside: {
        inner: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' } },
        actions: { flexDirection: { lg: 'column' } },
      },
      // The heading is set over the full width; text and buttons share the line below.
      wide: {
        heading: { fontSize: { lg: '5xl' } },
        next: {
          lg: { gridTemplateColumns: 'minmax(24rem, 1fr) auto', columnGap: '12', alignItems: 'end' },
          '& p': { maxWidth: { lg: 'measure' } },
        },
      },
    },
  },
  defaultVariants: { layout: 'beside' },
});
