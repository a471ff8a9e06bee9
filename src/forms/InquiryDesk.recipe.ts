import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The form on seven columns, what helps with it on five: at its beginning, and at its end. */
export const inquiryDeskRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'help', 'form', 'aside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      gap: { base: '4', md: '8' },
      columnGap: { lg: '20' },
      bg: 'bg.panel',
      paddingBlock: 'clamp(2rem, 0.75rem + 5vw, 6rem)',
      paddingInline: 'max({spacing.gutter}, (100% - {sizes.content}) / 2)',
      // Once there is a receipt, nobody asks how to fill in the form, and the receipt says what happens next.
      '&:has([data-shown]) + section': { display: 'none' },
    },
    heading: {
      '& p': {
        fontSize: { base: 'md', md: 'lg' },
        lineHeight: 1.5,
        color: 'fg.muted',
        maxWidth: 'measure',
        marginTop: { base: '2', md: '3' },
      },
      'section:has([data-shown]) > &': { '& p': { display: 'none' } },
    },
    // Where it stands beside the help, also once that is gone.
    form: { gridColumn: '1', minWidth: 0 },
    help: {
      display: 'grid',
      gap: { base: '2', md: '6' },
      gridArea: { lg: '1 / 2 / span 2' },
      alignSelf: { lg: 'start' },
      // Scroll anchoring holds on to the form, above which the errors come and go, and not to what stays beside it.
      overflowAnchor: 'none',
      // Beside the short panel after a native post it would overlap the aside.
      'section:has([data-shown], #sent:target, #files-lost:target, [id^=refused-]:target) > &': {
        display: 'none',
      },
    },
    aside: {
      display: 'grid',
      gap: { base: '2', md: '6' },
      gridArea: { lg: '1 / 2 / span 2' },
      alignSelf: { lg: 'end' },
      'section:has([data-shown]) > &': {
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: 'calc({sizes.header} + {spacing.8})',
        _print: { display: 'none' },
      },
    },
  },
});
