import { defineRecipe } from '#src/theme/recipe.ts';

const dot = {
  content: '""',
  display: 'block',
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: 'full',
  border: '1.5px solid {colors.brand}',
} as const;

/** A matrix of dots: filled where a role leads, open where it advises. */
export const involvementMatrixRecipe = defineRecipe({
  base: {
    '& table': { width: '100%', borderCollapse: 'collapse', borderBlock: '2px solid {colors.fg}' },
    '& tr': { borderTop: '1px solid {colors.hairline}' },
    '& th': { textAlign: 'start', fontSize: 'sm', lineHeight: 1.3, fontWeight: 500, paddingBlock: '2' },
    '& thead th': {
      fontSize: 'xs',
      fontWeight: 600,
      color: 'fg.muted',
      verticalAlign: 'bottom',
      paddingInline: '1',
    },
    // Phases stand upright where the columns are narrower than their names.
    '& thead th + th': {
      width: { base: '2.25rem', sm: 'auto' },
      textAlign: { base: 'start', sm: 'center' },
      writingMode: { base: 'vertical-rl', sm: 'horizontal-tb' },
      rotate: { base: '180deg', sm: '0deg' },
    },
    '& th:first-of-type': { paddingInlineStart: '0' },
    // The words stay for readers who can't see the dots.
    '& td': { fontSize: 0, '&::before': { ...dot, marginInline: 'auto', borderColor: 'transparent' } },
    '& td[data-part]::before': { borderColor: 'brand' },
    '& td[data-part=leads]::before, & i[data-part=leads]::before': { bg: 'brand' },
    '& figcaption': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      fontSize: 'sm',
      color: 'fg.muted',
      marginTop: '3',
      '& i': { fontStyle: 'normal', display: 'inline-flex', alignItems: 'center', gap: '2' },
      '& i::before': dot,
    },
  },
});
