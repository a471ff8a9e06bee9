import { Points } from '#src/components/Points.tsx';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './SubmissionChecklist.module.css';

export interface SubmissionChecklistContent {
  readonly title: string;
  readonly points: readonly string[];
  readonly note: string;
}

export function SubmissionChecklist({ content }: { content: SubmissionChecklistContent }) {
  return (
    <section className={styles.root}>
      <h2>{unbrokenHeading(content.title)}</h2>
      <Points points={content.points} />
      <p>{unbroken(content.note)}</p>
    </section>
  );
}
