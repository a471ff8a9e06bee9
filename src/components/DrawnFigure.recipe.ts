import { defineRecipe } from '#src/theme/recipe.ts';

/**
 * What all drawings have in common: text as text, hairlines, one brand line, one accent. Parts of a drawing name their
 * role by class, so that a page pays for these rules once.
 */
export const drawnFigureRecipe = defineRecipe({
  base: {
    width: '100%',
    maxWidth: '33rem',
    // The figure fills a column beside the text, and stands in the middle below it.
    marginInline: 'auto',
    '& svg': { width: '100%', height: 'auto', overflow: 'visible' },
    // The drawing shrinks on narrow screens, its type to no less than 12 px.
    '& text': { fontSize: 'max(15px, 34.4px - 5.375vw)', fill: 'fg' },
    '& .bold': { fontWeight: 600 },
    '& .muted': { fill: 'fg.muted' },
    '& .brand': { fill: 'brand' },
    '& .accent': { fill: 'accent' },
    '& .rule, & .line, & .route': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
    '& .rule': { stroke: 'control', strokeWidth: '1' },
    '& .line': { stroke: 'fg', strokeWidth: '1.75' },
    '& .route': { stroke: 'brand', strokeWidth: '2' },
    // Follow the rules of the lines, so that a shape with an outline or on a line is filled.
    '& .quiet': { fill: 'brand.quiet' },
    '& .ground': { fill: 'bg' },
    '& figcaption': { marginTop: '4', fontSize: 'sm', color: 'fg.muted' },
  },
});
