import { milestones, findPositions, type MilestoneRange } from '#src/site/milestones.ts';
import styles from './Milestones.module.css';

const getLabel = ([first, last]: MilestoneRange) =>
  first === last ? `This page covers ${first}` : `This page covers ${first} through ${last}`;

export function Milestones({ covers }: { covers: MilestoneRange }) {
  const [first, last] = findPositions(covers);
  return (
    <ol className={styles.root} aria-label={getLabel(covers)}>
      {milestones.map((milestone, index) => (
        <li
          key={milestone}
          data-covered={index < first || index > last ? undefined : index < last ? 'continues' : 'last'}
        >
          {milestone}
        </li>
      ))}
    </ol>
  );
}
