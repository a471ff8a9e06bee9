import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A form: its opening, its groups of fields, the thank-you, the summary of errors, the actions. */
export const inquiryFormRecipe = defineSlotRecipe({
  slots: [
    'arrival',
    'root',
    'opening',
    'honeypot',
    'group',
    'fields',
    'actions',
    'dataUse',
    'notice',
    'textButton',
    'sent',
    'refused',
    'summary',
  ],
  base: {
    // Small letters, so that a topic fits on one line of a phone.
    arrival: { '&[data-known]': { textTransform: 'none', letterSpacing: 'normal' } },
    root: { minWidth: 0, '&:not(:has([data-shown]))': { _print: { display: 'none' } } },
    opening: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '6',
      marginBottom: '2',
      fontSize: 'sm',
      lineHeight: 1.45,
      color: 'fg.muted',
      // Room for the note that appears after hydration, so that no field moves.
      '& > p': { minHeight: { base: '1.45em', md: 'auto' } },
      // The note about the draft. On phones it uses the space above the first group's name.
      '& > div': {
        minHeight: 'target',
        position: { base: 'absolute', md: 'static' },
        top: '100%',
        whiteSpace: 'nowrap',
        fontSize: { base: 'xs', md: 'sm' },
      },
      '& b': { color: 'danger' },
      '& strong': { color: 'fg', fontWeight: 600 },
    },
    honeypot: { position: 'absolute', left: '-200vw', height: '1px', overflow: 'hidden' },
    group: {
      display: 'grid',
      gap: { base: '4', md: '5' },
      borderTop: '1px solid {colors.hairline}',
      paddingBlock: { base: '6', md: '8' },
      '& h3': { fontSize: 'lg' },
    },
    // Side by side if there is room.
    fields: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      gap: '6',
      alignItems: 'start',
      minWidth: 0,
      '& > *': { minWidth: 0 },
      '& > [data-wide], & > [data-without-script]': { gridColumn: '1 / -1' },
      // A browser that doesn't know this feature shows the field.
      '& > [data-without-script]': { display: 'none', '@media (scripting: none)': { display: 'block' } },
      '& > :has(> [type=file])': { '@media (scripting: none)': { display: 'none' } },
    },
    actions: {
      display: 'grid',
      justifyItems: { md: 'start' },
      gap: '4',
      borderTop: '1px solid {colors.hairline}',
      paddingTop: '8',
      // Keeps room for the button's usual label while it shows another one.
      '& > [data-label]': { display: 'inline-grid' },
      '& > [data-label]::after': { content: 'attr(data-label)', visibility: 'hidden' },
      // The disabled button stays readable, because it says what is happening.
      '& > [data-label]:disabled': { bg: 'bg.panel', color: 'fg.muted', borderColor: 'control' },
      '& > [data-label] > span, & > [data-label]::after': { gridArea: '1 / 1' },
    },
    dataUse: { maxWidth: 'measure', fontSize: 'sm', lineHeight: 1.5, color: 'fg.muted' },
    notice: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.4}',
      maxWidth: 'measure',
      '& > p': { flexBasis: '100%' },
    },
    // A small action in running text, with a target of full height.
    textButton: {
      minHeight: 'target',
      color: 'brand',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    sent: {
      display: 'none',
      gap: '3',
      padding: { base: '{spacing.6} {spacing.5}', md: '8' },
      bg: 'bg.raised',
      border: '1px solid {colors.hairline}',
      borderTop: '4px solid {colors.brand}',
      boxShadow: 'floating',
      _print: { padding: 0, border: 0, boxShadow: 'none' },
      '&:target, &:has(:target), &[data-shown]': { display: 'grid', '& ~ form': { display: 'none' } },
      '& > p:not(:target)[id]': { display: 'none' },
      '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520 },
      '& > p': { maxWidth: 'measure' },
    },
    refused: {
      display: 'none',
      scrollMarginTop: '6rem',
      gap: '3',
      padding: '6',
      bg: 'bg.raised',
      borderInlineStart: '4px solid {colors.danger}',
      // Hides the form: it is empty, as if the visitor's text were lost.
      '&:has(:target)': { display: 'grid', '& ~ *': { display: 'none' } },
      '& > p[id]:not(:target, [data-shown])': { display: 'none' },
      // Leaves the panel's first line in view above the paragraph.
      '& > p': { maxWidth: 'measure', scrollMarginTop: '8rem' },
    },
    summary: {
      // Leaves the form's heading in view above the summary.
      scrollMarginTop: '6rem',
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
