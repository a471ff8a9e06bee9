import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './PathwayLists.module.css';

export interface PathwayLane extends TitledText {
  readonly points: readonly string[];
}

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
            <h3>{preventHeadingBreaks(title)}</h3>
            <p>{preventBreaks(text)}</p>
          </div>
          <Points points={points} />
        </div>
      ))}
      <p className={styles.goal}>{goal}</p>
    </div>
  );
}
