import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The cases under their heading, and beside the heading a page of a client's log that the cases crop. */
export const proofRecipe = defineSlotRecipe({
  slots: ['root', 'log'],
  base: {
    root: {
      position: 'relative',
      overflow: 'clip',
      '& > div > :first-child': {
        minHeight: { lg: '24rem', _print: '0' },
        maxWidth: { lg: '30rem' },
        alignContent: 'end',
      },
    },
    log: {
      height: '24rem',
      overflow: 'hidden',
      marginInline: 'calc(50% - 50vw)',
      lg: {
        position: 'absolute',
        top: '8',
        left: 'calc(50% - 2rem)',
        marginInline: '0',
        height: 'calc({spacing.band} + 25rem)',
      },
      _print: { display: 'none' },
      '& img': {
        margin: { base: '0.75rem 0 0 -8.25rem', lg: '1.875rem 0 0 {spacing.gutter}' },
        maxWidth: 'none',
        rotate: '-1deg',
        '@media (prefers-color-scheme: dark)': { filter: 'brightness(0.9)' },
        boxShadow: 'floating',
      },
    },
  },
});
