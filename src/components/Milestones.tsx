import { milestones, findPositions, type MilestoneRange } from '#src/site/milestones.ts';
import styles from './Milestones.module.css';

/** What the line says to readers who can't see which part is filled. */
const labelOf = ([first, last]: MilestoneRange) =>
  first === last ? `This page covers ${first}` : `This page covers ${first} through ${last}`;

/**
 * The five milestones of a program as one line, drawn alike on every page that is about some of them.
 *
 * @param covers - the milestones that are filled, from the page's row in the route table.
 */
export function Milestones({ covers }: { covers: MilestoneRange }) {
  const [first, last] = findPositions(covers);
  return (
    <ol className={styles.root} aria-label={labelOf(covers)}>
      {milestones.map((milestone, index) => (
        <li
          key={milestone}
          data-covered={index < first || index > last ? undefined : index < last ? 'on' : 'last'}
        >
          {milestone}
        </li>
      ))}
    </ol>
  );
}
