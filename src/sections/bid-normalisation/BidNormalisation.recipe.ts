import { defineRecipe } from '#src/theme/recipe.ts';

const hatch = 'repeating-linear-gradient(135deg, {colors.brand} 0 1.5px, transparent 1.5px 5px)';

/** A matrix of marks: full where a line is priced, hatched where it is bundled, empty where it is missing. */
export const bidNormalisationRecipe = defineRecipe({
  base: {
    '& table': { width: '100%', borderCollapse: 'collapse', borderBlock: '2px solid {colors.fg}' },
    '& caption': {
      captionSide: 'bottom',
      textAlign: 'start',
      fontSize: 'sm',
      color: 'fg.muted',
      paddingTop: '3',
    },
    '& tr': { borderTop: '1px solid {colors.hairline}' },
    '& th': { fontSize: 'sm', fontWeight: 600, lineHeight: 1.3, paddingBlock: '2' },
    '& [rowspan], & tbody th': { textAlign: 'start', paddingInlineEnd: '2' },
    '& thead th': { color: 'fg.muted', verticalAlign: 'bottom' },
    '& tbody th': {
      fontSize: { md: 'md' },
      fontWeight: 500,
      width: { base: '36%', lg: '30%' },
      paddingBlock: '4',
    },
    '& td': { textAlign: 'center', fontSize: 'sm', color: 'fg.muted' },
    // The two states of the same three bids stand apart.
    '& td:nth-of-type(4), & thead tr:last-of-type th:nth-of-type(4), & thead th[colspan]:last-of-type': {
      borderInlineStart: '4px double {colors.control}',
    },
    '& thead th[colspan]:last-of-type': { color: 'brand' },
    '& [data-mark]::before': {
      content: '""',
      display: 'block',
      flex: 'none',
      width: '1.25rem',
      height: '1.25rem',
      marginInline: 'auto',
      border: '1.5px solid {colors.brand}',
      _print: { printColorAdjust: 'exact' },
    },
    '& [data-mark=priced]::before': { bg: 'brand' },
    '& [data-mark=bundled]::before': { backgroundImage: hatch },
    '& [data-mark=missing]::before': { borderStyle: 'dashed' },
    '& [data-mark="split out"]::before, & [data-mark=added]::before': { bg: 'accent', borderColor: 'accent' },
    // Words beside the marks where there is room, for screen readers everywhere.
    '& td span': {
      position: { base: 'absolute', lg: 'static' },
      clipPath: { base: 'inset(50%)', lg: 'none' },
      width: { base: '1px', lg: 'auto' },
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.2} {spacing.6}',
      marginTop: '5',
      fontSize: 'sm',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      '&::before': { marginInline: '0 !important' },
    },
  },
});
