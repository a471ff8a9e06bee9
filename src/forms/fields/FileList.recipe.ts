import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A ruled list of files: name, size or progress, and what can be done with it. */
export const fileListRecipe = defineRecipe({
  base: {
    listStyle: 'none',
    padding: 0,
    marginTop: '2',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.4}',
      minHeight: 'target',
      borderBottom: '1px solid {colors.hairline}',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
    },
    '& small': { fontSize: 'inherit', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& progress': {
      gridColumn: '1 / -1',
      appearance: 'none',
      width: '100%',
      height: '0.375rem',
      marginBottom: '2',
      border: 0,
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg',
      '&::-webkit-progress-bar': { bg: 'bg' },
      '&::-webkit-progress-value': { bg: 'brand' },
      '&::-moz-progress-bar': { bg: 'brand' },
    },
    '& [data-failed]': { color: 'danger', fontWeight: 600 },
    '& button': {
      minHeight: 'target',
      paddingInline: '2',
      color: 'brand',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});
