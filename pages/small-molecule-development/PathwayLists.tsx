import { Points } from '#src/components/Points.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './PathwayLists.module.css';

export function PathwayLists({ content: { lanes, goal } }: { content: Content['pathway'] }) {
  return (
    <div className={styles.root}>
      {lanes.map(({ title, text, points }) => (
        <div key={title}>
          <div>
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
          </div>
          <Points points={points} look="plain" />
        </div>
      ))}
      <Text className={styles.goal}>{goal}</Text>
    </div>
  );
}
