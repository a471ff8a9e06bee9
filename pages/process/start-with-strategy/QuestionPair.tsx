import { Points } from '#src/components/Points.tsx';
import labels from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './QuestionPair.module.css';

export function QuestionPair({ content }: { content: Content['questions']['pair'] }) {
  return (
    <ol className={styles.root}>
      {content.map(({ title, text, points }) => (
        <li key={title}>
          <Text className={labels.eyebrow}>{title}</Text>
          <Heading as="h3">{text}</Heading>
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}
