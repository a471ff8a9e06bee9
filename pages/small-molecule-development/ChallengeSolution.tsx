import { useId } from 'react';
import section from '#src/components/Section.module.css';
import { TitledList } from '#src/components/TitledList.tsx';
import { Heading } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './ChallengeSolution.module.css';

export function ChallengeSolution({
  content: { challenges, solution },
}: {
  content: Pick<Content, 'challenges' | 'solution'>;
}) {
  return (
    <div className={section.root}>
      <div className={section.inner}>
        <div className={styles.pair}>
          <TitledColumn content={challenges} />
          <TitledColumn content={solution} />
        </div>
      </div>
    </div>
  );
}

function TitledColumn({ content: { title, entries } }: { content: Content['solution'] }) {
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
