import { defineRecipe } from '#src/theme/recipe.ts';

/** Type and fills of the tracker: what is done, what has begun and what is to come. */
export const milestoneTrackerRecipe = defineRecipe({
  base: {
    // Its legend stays with it on paper.
    breakInside: 'avoid',
    '& > svg': { overflow: 'visible' },
    '& text': { fontSize: '15px', fill: 'fg' },
    '& .name': { fontSize: '17px', fontWeight: 600 },
    '& .muted': { fill: 'fg.muted', fontSize: '14px' },
    '& .current': { fill: 'accent', fontWeight: 600 },
    '& line': { stroke: 'hairline' },
    '& rect': { fill: 'brand.quiet', stroke: 'brand', strokeWidth: '1.5' },
    '& .Completed, & .done': { fill: 'brand' },
    '& .Upcoming': { fill: 'bg', strokeDasharray: '5 4' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '{spacing.2} {spacing.8}', marginTop: '6' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  },
});
