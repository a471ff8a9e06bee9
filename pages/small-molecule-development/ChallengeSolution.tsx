import { useId } from 'react';
import { TitledList } from '#src/components/TitledList.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './ChallengeSolution.module.css';

export interface FacingList {
  readonly title: string;
  readonly entries: readonly TitledText[];
}

export function ChallengeSolution({
  content: { challenges, solution },
}: {
  content: { readonly challenges: FacingList; readonly solution: FacingList };
}) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <FacingPage content={challenges} />
        <FacingPage content={solution} />
      </div>
    </div>
  );
}

function FacingPage({ content: { title, entries } }: { content: FacingList }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{preventHeadingBreaks(title)}</h2>
      <TitledList content={entries} layout="ruled" />
    </section>
  );
}
