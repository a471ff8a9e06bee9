import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Profiles: ruled rows with everything about a person, or columns that introduce a few. */
export const teamProfilesRecipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      '& img': {
        width: '7rem',
        height: '7rem',
        objectFit: 'cover',
        borderRadius: 'sm',
        bg: 'bg.panel',
      },
      '& h3 + p': { fontSize: 'sm', fontWeight: 600, color: 'brand', marginTop: '1' },
      '& sup': { color: 'accent', marginInlineStart: '0.1em' },
      '& > li > p': { color: 'fg.muted', maxWidth: 'measure' },
      '& ul': { fontSize: 'sm', lineHeight: 1.45, color: 'fg.muted' },
      '& li li + li': { borderTop: '1px solid {colors.hairline}' },
      '& li li': { paddingBlock: '1' },
    },
  },
  variants: {
    layout: {
      rows: {
        root: {
          borderTop: '2px solid {colors.fg}',
          '& > li': {
            display: 'grid',
            gridTemplateColumns: {
              base: '5rem minmax(0, 1fr)',
              lg: '7rem minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
            },
            gap: '{spacing.4} {spacing.6}',
            columnGap: { lg: '8' },
            alignItems: { base: 'center', lg: 'start' },
            paddingBlock: { base: '6', lg: '8' },
            borderBottom: '1px solid {colors.hairline}',
          },
          '& > li > p, & ul': { gridColumn: { base: '1 / -1', lg: 'auto' } },
          '& img': { width: { base: '5rem', lg: '7rem' }, height: { base: '5rem', lg: '7rem' } },
        },
      },
      columns: {
        root: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          gap: '8',
          '& > li': { display: 'grid', gap: '4', alignContent: 'start' },
        },
      },
    },
  },
});
