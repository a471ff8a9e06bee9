import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import labels from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './QuestionPair.module.css';

export interface Question extends TitledText {
  readonly points: readonly string[];
}

export function QuestionPair({ content }: { content: readonly [Question, Question] }) {
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
