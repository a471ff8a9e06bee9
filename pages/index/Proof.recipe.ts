import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The cases under their heading, and beside the heading a page of a client's log that the cases crop. */
export const proofRecipe = defineSlotRecipe({
  slots: ['root', 'log'],
  base: {
    root: {
      position: 'relative',
      overflow: 'clip',
      '& > div > :first-child': {
        minHeight: { lg: '19rem', _print: '0' },
        maxWidth: { lg: '30rem' },
      },
    },
    log: {
      // The cases crop it between two decisions.
      height: '23.25rem',
      overflow: { base: 'hidden', lg: 'visible clip' },
      marginInline: 'calc(50% - 50vw)',
      marginBottom: { base: '-6', md: '-12' },
      lg: {
        position: 'absolute',
        top: 'calc({spacing.band} - 1.25rem)',
        left: 'calc(50% - 2rem)',
        margin: '0',
      },
      _print: { display: 'none' },
      '& img': {
        width: '520px',
        // On phones the text stands on the column, without the margin beside it.
        margin: { base: '1.875rem 0 0 calc({spacing.gutter} - 8.6rem)', md: '1.875rem 0 0 {spacing.gutter}' },
        maxWidth: 'none',
        rotate: '-1deg',
        '@media (prefers-color-scheme: dark)': { filter: 'brightness(0.86) sepia(0.12)' },
        boxShadow: 'floating',
      },
    },
  },
});
