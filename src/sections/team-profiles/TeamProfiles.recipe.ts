import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Profiles: ruled rows with everything about a person, or columns that introduce a few. */
export const teamProfilesRecipe = defineSlotRecipe({
  slots: ['root', 'profile'],
  base: {
    root: {
      display: 'grid',
      borderTop: '2px solid {colors.fg}',
      '& > li': {
        display: 'grid',
        gap: '{spacing.4} {spacing.6}',
        '& > p, & > ul': { gridColumn: '1 / -1' },
      },
      '& img': { width: '100%', height: 'auto', aspectRatio: 1, objectFit: 'cover', borderRadius: 'sm' },
      '& h3 + p': { fontSize: 'sm', fontWeight: 600, color: 'brand', marginTop: '1' },
      '& sup': { color: 'accent', marginInlineStart: '0.1em' },
      '& > li > p': { color: 'fg.muted', maxWidth: 'measure' },
      '& ul': { fontSize: 'sm', lineHeight: 1.45, color: 'fg.muted' },
    },
    profile: { fontSize: 'sm', marginInlineEnd: '4' },
  },
  variants: {
    layout: {
      rows: {
        root: {
          '& > li': {
            gridTemplateColumns: {
              base: '5rem minmax(0, 1fr)',
              lg: '7rem minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
            },
            columnGap: { lg: '8' },
            alignItems: { base: 'center', lg: 'start' },
            paddingBlock: { base: '6', lg: '8' },
            borderBottom: '1px solid {colors.hairline}',
            '& > p, & > ul': { gridColumn: { base: '1 / -1', lg: 'auto' } },
          },
          // A line of fields on narrow screens, a ruled list beside the text on wide ones.
          '& li li': {
            display: { base: 'inline', lg: 'block' },
            paddingBlock: '1',
            '& + li': { borderTop: { lg: '1px solid {colors.hairline}' } },
            '& + li::before': { content: { base: '" · "', lg: 'none' } },
          },
        },
      },
      columns: {
        root: {
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          columnGap: '8',
          '& > li': {
            gridTemplateColumns: { base: '5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
            alignContent: 'start',
            alignItems: 'center',
            paddingBlock: '6',
            borderBottom: { base: '1px solid {colors.hairline}', md: 'none' },
          },
          '& img': { maxWidth: '7rem' },
        },
      },
    },
  },
});
