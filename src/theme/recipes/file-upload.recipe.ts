import { defineSlotRecipe } from '../recipe.ts';
import { controlStyles } from '../form-styles.ts';

/** The browser's own file input, which also takes dropped files, and the list of the chosen files. */
export const fileUploadRecipe = defineSlotRecipe({
  className: 'c-file-upload',
  slots: ['dropzone', 'kinds', 'itemGroup'],
  base: {
    dropzone: {
      ...controlStyles,
      padding: '4',
      borderStyle: 'dashed',
      backgroundColor: 'transparent',
      cursor: 'pointer',
      fontSize: 'sm',
      '&::file-selector-button': {
        minHeight: 'target',
        paddingInline: '4',
        marginInlineEnd: '4',
        font: 'inherit',
        fontWeight: 600,
        color: 'brand',
        bg: 'bg.raised',
        border: '1px solid {colors.brand}',
        borderRadius: 'sm',
        cursor: 'pointer',
      },
    },
    kinds: {
      fontSize: 'sm',
      color: 'fg.muted',
      '& summary': { width: 'fit-content', paddingBlock: '2', color: 'brand', cursor: 'pointer' },
    },
    itemGroup: {
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
  },
});
