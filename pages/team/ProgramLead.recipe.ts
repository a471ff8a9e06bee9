import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The lead, and beside it the lanes of a program. */
export const programLeadRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'text', 'photo', 'eyebrow', 'title', 'expertise'],
  base: {
    root: { ...plate, paddingBlock: 'clamp(2.75rem, 1.7rem + 4.4vw, 5rem)', _print: { paddingBlock: '4' } },
    inner: {
      // Text and drawing stand one below the other where large text needs the room.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '12', lg: '{spacing.12} {spacing.16}' },
      '& > figure': { flex: '1.4 1 min(100%, 30rem)' },
      ...contentColumn,
    },
    text: {
      flex: '1 1 min(100%, 22rem)',
      display: 'grid',
      gap: '4',
      justifyItems: 'start',
      '& h2': { fontSize: '4xl', lineHeight: 1.04 },
    },
    photo: { width: '15rem', height: '18.75rem', objectFit: 'cover', borderRadius: 'sm' },
    eyebrow: { fontSize: 'sm', color: 'fg.muted' },
    title: { fontWeight: 600, color: 'brand' },
    expertise: {
      width: '100%',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '6',
      fontSize: 'sm',
      lineHeight: 1.4,
      fontWeight: 500,
      '& li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '0.625rem' },
    },
  },
});
