import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
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
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
          </div>
          <Points points={points} />
        </div>
      ))}
      <Text className={styles.goal}>{goal}</Text>
    </div>
  );
}
