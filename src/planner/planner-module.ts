/** What the home page loads when a visitor opens the planner. */
export { parseFragment } from './plan.ts';
export { Planner, usualOrder } from './Planner.tsx';
export { showWithTransition } from './show-with-transition.ts';
