import { lazy, Suspense, useId } from 'react';
import { CaseCards } from '#src/components/CaseCards.tsx';
import section from '#src/components/Section.module.css';
import { cases } from '#src/site/cases.ts';
import type { Action } from '#src/site/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './Proof.module.css';

/** Hydrates later. Until then, its link leads to the page of all samples. */
const DecisionLog = lazy(async () => ({ default: (await import('./DecisionLog.tsx')).DecisionLog }));

export interface ProofContent {
  readonly title: string;
  readonly intro: string;
  readonly logLabel: string;
  readonly logLinkLabel: string;
  readonly action: Action;
}

export function Proof({ content }: { content: ProofContent }) {
  const headingId = useId();
  return (
    <section className={`${section.root} ${styles.root}`} aria-labelledby={headingId}>
      <div className={section.inner}>
        <div className={section.heading}>
          <Heading as="h2" id={headingId}>
            {content.title}
          </Heading>
          <Text className={section.intro}>{content.intro}</Text>
        </div>
        <Suspense>
          <DecisionLog label={content.logLabel} linkLabel={content.logLinkLabel} />
        </Suspense>
        <CaseCards content={{ cases, action: content.action }} />
      </div>
    </section>
  );
}
