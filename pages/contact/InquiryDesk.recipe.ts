import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineRecipe } from '#src/theme/recipe.ts';

/** The form on seven columns, what happens with it on five; a hairline between them on wide screens. */
export const inquiryDeskRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: '12',
    columnGap: { lg: '16' },
    ...contentColumn,
    paddingBlock: 'clamp(2rem, 0.75rem + 5vw, 6rem)',
    '& > *': { display: 'grid', gap: { base: '4', md: '8' }, alignContent: 'start' },
    '& h2 + p': {
      fontSize: { base: 'md', md: 'lg' },
      lineHeight: 1.5,
      color: 'fg.muted',
      maxWidth: 'measure',
      marginTop: { base: '2', md: '3' },
    },
    // Once there is a receipt, nobody asks where to start.
    '&:has([data-shown]) > div > :nth-child(2)': { display: 'none' },
    // The receipt says what happens next; what is left beside it stays in view.
    '&:has([data-shown]) > aside': {
      '& > :is(h2, ol)': { display: 'none' },
      alignSelf: 'start',
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.8})',
      _print: { display: 'none' },
    },
    '& > aside': {
      borderInlineStart: { lg: '1px solid {colors.hairline}' },
      paddingInlineStart: { lg: '12' },
      // Its first line stands on that of the form's heading.
      '& h2': { fontSize: '2xl', paddingTop: { lg: '0.65rem' } },
    },
  },
});
