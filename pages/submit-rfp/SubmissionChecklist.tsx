import { Points } from '#src/components/Points.tsx';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './SubmissionChecklist.module.css';

export interface SubmissionChecklistContent {
  readonly title: string;
  readonly points: readonly string[];
  readonly note: string;
}

export function SubmissionChecklist({ content }: { content: SubmissionChecklistContent }) {
  return (
    <section className={styles.root}>
      <h2>{preventHeadingBreaks(content.title)}</h2>
      <Points points={content.points} />
      <p>{preventBreaks(content.note)}</p>
    </section>
  );
}
