import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A form as ruled groups, with what stands around them: the thank-you, the summary of errors, the actions. */
export const inquiryFormRecipe = defineSlotRecipe({
  slots: ['root', 'opening', 'unseen', 'group', 'actions', 'notice', 'sent', 'summary'],
  base: {
    root: { minWidth: 0, _print: { display: 'none' } },
    opening: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '6',
      marginBottom: '2',
      fontSize: 'sm',
      lineHeight: 1.45,
      color: 'fg.muted',
      // What appears here after the take-over has its room from the start, so that no field moves.
      '& > p': { minHeight: { base: '2.9em', md: 'auto' } },
      '& > div': { minHeight: 'target', flexBasis: { base: '100%', md: 'auto' } },
      '& b': { color: 'danger' },
      '& strong': { color: 'fg', fontWeight: 600 },
    },
    unseen: { position: 'absolute', left: '-100vw', height: '1px', overflow: 'hidden' },
    group: {
      display: 'grid',
      gap: '5',
      borderTop: '1px solid {colors.hairline}',
      paddingBlock: '8',
      '& h3': { fontSize: 'lg' },
    },
    actions: {
      display: 'grid',
      justifyItems: 'start',
      gap: '4',
      borderTop: '1px solid {colors.hairline}',
      paddingTop: '8',
    },
    notice: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.4}',
      maxWidth: 'measure',
      '& > p': { flexBasis: '100%' },
    },
    sent: {
      display: 'none',
      gap: '3',
      marginBottom: '8',
      padding: '6',
      bg: 'brand.quiet',
      borderInlineStart: '4px solid {colors.brand}',
      '&:target, &[data-shown]': { display: 'grid' },
      '& h3': { color: 'fg' },
      '& > p': { maxWidth: 'measure' },
    },
    summary: {
      marginBottom: '8',
      padding: '{spacing.5} {spacing.6}',
      border: '2px solid {colors.danger}',
      borderRadius: 'sm',
      bg: 'bg.raised',
      '& h3': { fontSize: 'lg' },
      '& ul': { listStyle: 'none', padding: 0, marginTop: '2' },
      '& a': {
        display: 'inline-block',
        paddingBlock: '0.3125rem',
        color: 'danger',
        fontWeight: 600,
      },
    },
  },
});
