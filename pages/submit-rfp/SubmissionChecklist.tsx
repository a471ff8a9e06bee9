import { Points } from '#src/components/Points.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './SubmissionChecklist.module.css';

export interface SubmissionChecklistContent {
  readonly title: string;
  readonly points: readonly string[];
  readonly note: string;
}

export function SubmissionChecklist({ content }: { content: SubmissionChecklistContent }) {
  return (
    <section className={styles.root}>
      <Heading as="h2">{content.title}</Heading>
      <Points points={content.points} />
      <Text>{content.note}</Text>
    </section>
  );
}
