import { Points } from '#src/components/Points.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './SubmissionChecklist.module.css';

export function SubmissionChecklist({ content }: { content: Content['checklist'] }) {
  return (
    <section className={styles.root}>
      <Heading as="h2">{content.title}</Heading>
      <Points points={content.points} look="ruled" />
      <Text>{content.note}</Text>
    </section>
  );
}
