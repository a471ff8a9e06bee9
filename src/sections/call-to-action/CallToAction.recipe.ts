import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The closing band of a page: one heading, one sentence, one or two next steps, on the ink of the brand. */
export const callToActionRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'text', 'actions'],
  base: {
    root: { bg: 'brand.quiet', paddingBlock: 'clamp(3rem, 2rem + 4vw, 5rem)', _print: { display: 'none' } },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      gap: '{spacing.8} {spacing.16}',
      alignItems: 'center',
      maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
    },
    text: {
      display: 'grid',
      gap: '4',
      '& p': { fontSize: 'lg', maxWidth: 'measure', color: 'fg' },
    },
    // One below the other on wide screens, so that long labels leave the text its width.
    actions: { display: 'flex', flexWrap: 'wrap', flexDirection: { lg: 'column' }, gap: '3' },
  },
});
