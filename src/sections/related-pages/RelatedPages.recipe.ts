import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A ruled list of links; a link's whole row follows it. */
export const relatedPagesRecipe = defineSlotRecipe({
  slots: ['root', 'list'],
  base: {
    root: {
      _print: { display: 'none' },
    },
    list: {
      borderTop: '1px solid {colors.hairline}',
      '& li': {
        position: 'relative',
        display: 'grid',
        gap: '1',
        borderBottom: '1px solid {colors.hairline}',
        paddingBlock: '4',
      },
      '& a': { fontSize: 'lg', fontWeight: 600, justifySelf: 'start' },
      // The whole row follows the link.
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
      '& li:hover': { borderColor: 'brand' },
      '& span': { color: 'fg.muted' },
    },
  },
});
