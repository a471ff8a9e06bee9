import { defineRecipe } from '#src/theme/recipe.ts';

/** Figures set large over what they measure, in columns between hairlines; on phones, beside it in a ruled row. */
export const factColumnsRecipe = defineRecipe({
  base: {
    display: { base: 'block', md: 'flex' },
    borderBlock: '1px solid {colors.hairline}',
    '& li': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: '2fr 3fr',
      columnGap: '4',
      alignItems: 'baseline',
      flex: '1 1 0',
      paddingBlock: { base: '3', md: '8' },
      '& + li': {
        borderTop: { base: '1px solid {colors.hairline}', md: '0' },
        borderInlineStart: { md: '1px solid {colors.hairline}' },
        paddingInlineStart: { md: '8' },
      },
    },
    '& strong, & li > span': { display: 'block' },
    '& strong': {
      fontFamily: 'heading',
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 500,
      lineHeight: 1.15,
      letterSpacing: '-0.015em',
      fontVariantNumeric: 'tabular-nums lining-nums',
      // A capital at the start: claims are written for the middle of a sentence.
      '&::first-letter': { textTransform: 'uppercase' },
    },
    '& li > span': {
      marginTop: { md: '2' },
      color: 'fg.muted',
      fontSize: { base: 'sm', md: 'md' },
      maxWidth: '16rem',
    },
  },
});
