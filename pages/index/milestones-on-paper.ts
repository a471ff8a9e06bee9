import { milestones } from '#src/site/milestones.ts';

/**
 * The milestones side by side on a line, each with the work that starts there. Undoes the places that the parts have in
 * the drawing of wide screens, which paper doesn't have.
 */
export const milestonesOnPaper = {
  display: 'grid',
  gridTemplateColumns: `repeat(${milestones.length}, minmax(0, 1fr))`,
  borderTop: '1.5px solid {colors.brand}',
  '& > li': { minHeight: '0', padding: '{spacing.4} {spacing.4} 0 0' },
  '& h3': { display: 'block', width: 'auto', fontSize: 'lg', lineHeight: 1.2, marginTop: '0' },
  '& h3::after': { display: 'none' },
  '& dl': {
    display: 'grid',
    gap: '2',
    position: 'static',
    height: 'auto',
    gridTemplateColumns: '1fr',
    marginTop: '3',
  },
  '& > li:last-child > dl': { display: 'grid', translate: 'none' },
  '& [data-lane]': { gridColumn: 'auto', textAlign: 'start' },
  '& dt': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: '0',
    overflow: 'visible',
    clip: 'auto',
    fontWeight: 600,
  },
  // The beads are drawn as borders, which paper keeps while it drops backgrounds.
  '& > li::before': {
    display: 'block',
    top: '-0.5rem',
    insetInlineStart: '0',
    width: '0.875rem',
    height: '0.875rem',
    border: '0.4375rem solid {colors.brand}',
  },
  '& > li:last-child::before': { borderColor: 'accent' },
};
