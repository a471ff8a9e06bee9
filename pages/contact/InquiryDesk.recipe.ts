import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineRecipe } from '#src/theme/recipe.ts';

/** The form on seven columns, what helps with it on five: at its beginning, and at its end. */
export const inquiryDeskRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '4', md: '8' },
    columnGap: { lg: '24' },
    ...contentColumn,
    paddingBlock: 'clamp(2rem, 0.75rem + 5vw, 6rem)',
    '& > :first-child > p': {
      fontSize: { base: 'md', md: 'lg' },
      lineHeight: 1.5,
      color: 'fg.muted',
      maxWidth: 'measure',
      marginTop: { base: '2', md: '3' },
    },
    '& > :nth-child(2), & > aside': {
      display: 'grid',
      gap: { base: '2', md: '6' },
      gridArea: { lg: '1 / 2 / span 2' },
      alignSelf: { lg: 'start' },
    },
    '& > aside': { alignSelf: { lg: 'end' } },
    // Scroll anchoring holds on to the form, above which the errors come and go, and not to what stays beside it.
    '& > :nth-child(2)': { overflowAnchor: 'none' },
    // Once there is a receipt, nobody asks where to start, and the receipt says what happens next.
    '&:has([data-shown]) > :nth-child(2), &:has([data-shown]) + section': { display: 'none' },
    '&:has([data-shown]) > aside': {
      alignSelf: 'start',
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.8})',
      _print: { display: 'none' },
    },
  },
});
