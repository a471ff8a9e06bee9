import { useId } from 'react';
import { TitledList } from '#src/components/TitledList.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { Heading } from '#src/components/Text.tsx';
import styles from './ChallengeSolution.module.css';

export interface TitledColumnContent {
  readonly title: string;
  readonly entries: readonly TitledText[];
}

export function ChallengeSolution({
  content: { challenges, solution },
}: {
  content: { readonly challenges: TitledColumnContent; readonly solution: TitledColumnContent };
}) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <TitledColumn content={challenges} />
        <TitledColumn content={solution} />
      </div>
    </div>
  );
}

function TitledColumn({ content: { title, entries } }: { content: TitledColumnContent }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" id={headingId}>
        {title}
      </Heading>
      <TitledList content={entries} />
    </section>
  );
}
