import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The question about analytics at the lower edge of the window, and the footer's button that brings it back. */
export const analyticsQuestionRecipe = defineSlotRecipe({
  slots: ['root', 'answers', 'button'],
  base: {
    root: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '{spacing.3} {spacing.8}',
      padding: '{spacing.3} {spacing.gutter}',
      borderTop: '1px solid {colors.control}',
      bg: 'bg.raised',
      color: 'fg',
      fontSize: 'sm',
      lineHeight: 1.5,
      '& p': { maxWidth: '44rem' },
      // In a low window, as when zoomed in, it would cover the page.
      '@media (max-height: 30rem)': { position: 'static' },
      _print: { display: 'none' },
    },
    /** Two columns of one width: no answer is more prominent than the other. */
    answers: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '3' },
    button: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
