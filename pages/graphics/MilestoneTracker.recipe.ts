import { defineRecipe } from '#src/theme/recipe.ts';

/**
 * Type and fills of the tracker. A phase in progress has its finished part in the brand colour on the pale bar of the
 * whole.
 */
export const milestoneTrackerRecipe = defineRecipe({
  base: {
    // Its legend stays with it on paper.
    breakInside: 'avoid',
    '& > svg': { overflow: 'visible' },
    '& text': { fontSize: '15px', fill: 'fg' },
    '& .name': { fontSize: '17px', fontWeight: 600 },
    '& .muted': { fill: 'fg.muted', fontSize: '14px' },
    '& .current': { fill: 'brand', fontWeight: 600 },
    '& rect': { fill: 'brand.quiet', stroke: 'brand', strokeWidth: '1.5' },
    '& [data-status=Completed]': { fill: 'brand' },
    '& [data-status=Upcoming]': { fill: 'bg', strokeDasharray: '5 4' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '{spacing.2} {spacing.8}', marginTop: '6' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  },
});
