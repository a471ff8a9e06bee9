import { defineSlotRecipe } from '../recipe.ts';

/** Chakra's accordion anatomy on native `details`: one item open at a time, and the open one can be closed. */
export const accordionRecipe = defineSlotRecipe({
  className: 'c-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemIndicator', 'itemContent'],
  base: {
    root: {
      borderTop: '1px solid {colors.hairline}',
      maxWidth: '52rem',
      _print: { columns: '2', columnGap: '6', maxWidth: 'none' },
    },
    item: {
      borderBottom: '1px solid {colors.hairline}',
      '&[open] summary': { color: 'brand' },
      '&[open] summary svg': { rotate: '45deg' },
      // Answers are printed open.
      _print: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
    },
    itemTrigger: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minHeight: '3.5rem',
      paddingBlock: '4',
      _print: { minHeight: '0', paddingBlock: '2' },
      fontSize: 'lg',
      fontWeight: 600,
      lineHeight: 1.3,
      '& h3': { fontSize: 'inherit', lineHeight: 'inherit', color: 'inherit' },
      '&:hover': { color: 'brand' },
    },
    itemIndicator: { flexShrink: 0, transition: 'rotate 150ms', _print: { display: 'none' } },
    itemContent: {
      display: 'grid',
      gap: '3',
      paddingBottom: { base: '6', _print: '2' },
      maxWidth: 'measure',
      color: 'fg.muted',
    },
  },
});
