import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './PathwayLists.module.css';

/** A lane of the pathway: a discipline, what it is for, and its work in order. */
export interface PathwayLane extends TitledText {
  readonly points: readonly string[];
}

/** The lists of a development pathway, drawn as lanes that meet at one goal. */
export function PathwayLists({
  content: { lanes, goal },
}: {
  content: { readonly lanes: readonly PathwayLane[]; readonly goal: string };
}) {
  return (
    <div className={styles.root}>
      {lanes.map(({ title, text, points }) => (
        <div key={title}>
          <div>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </div>
          <Points points={points} />
        </div>
      ))}
      <p className={styles.goal}>{goal}</p>
    </div>
  );
}
