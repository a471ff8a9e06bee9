import { useId } from 'react';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import section from '#src/components/Section.module.css';
import { TitledList } from '#src/components/TitledList.tsx';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './WhoWeHelp.module.css';

export function WhoWeHelp({
  content: { eyebrow, title, entries, reason },
}: {
  content: Content['whoWeHelp'];
}) {
  const headingId = useId();
  return (
    <section className={section.root} aria-labelledby={headingId}>
      <div className={section.inner}>
        <div className={styles.pair}>
          <div className={section.heading}>
            <Text className={text.eyebrow}>{eyebrow}</Text>
            <Heading as="h2" id={headingId}>
              {title}
            </Heading>
          </div>
          <div className={section.heading}>
            <Text className={text.eyebrow}>{reason.title}</Text>
            <Heading as="h3">{reason.statement}</Heading>
            <ForwardLink action={reason.action} />
          </div>
        </div>
        <TitledList content={entries} columns="four" />
      </div>
    </section>
  );
}
