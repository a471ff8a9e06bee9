import { useId } from 'react';
import { CaseCards } from '#src/components/CaseCards.tsx';
import section from '#src/components/Section.module.css';
import { cases } from '#src/site/cases.ts';
import { decisionLogPath } from '#src/site/pictures.ts';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './Proof.module.css';

export interface ProofContent {
  readonly title: string;
  readonly intro: string;
  readonly logLabel: string;
}

export function Proof({ content }: { content: ProofContent }) {
  const headingId = useId();
  return (
    <section className={`${section.root} ${styles.root}`} aria-labelledby={headingId}>
      <div className={section.inner}>
        <div className={section.heading}>
          <h2 id={headingId}>{preventHeadingBreaks(content.title)}</h2>
          <p className={section.intro}>{preventBreaks(content.intro)}</p>
        </div>
        <div className={styles.log}>
          <img src={decisionLogPath} alt={content.logLabel} width="560" height="620" loading="lazy" />
        </div>
        <CaseCards content={{ cases }} />
      </div>
    </section>
  );
}
