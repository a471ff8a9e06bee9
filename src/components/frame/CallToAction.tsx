import { useId } from 'react';
import type { CallToActionContent } from '#src/content/page-content.ts';
import plate from '#src/theme/plate.module.css';
import { Heading, Text } from '../Text.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import styles from './CallToAction.module.css';

export function CallToAction({ content }: { content: CallToActionContent }) {
  const headingId = useId();
  return (
    <section className={`${plate.root} ${styles.root}`} data-screen="" aria-labelledby={headingId}>
      <div className={styles.inner}>
        <Heading as="h2" id={headingId}>
          {content.title}
        </Heading>
        <div className={styles.next}>
          <Text>{content.text}</Text>
          <div className={styles.actions}>
            <ActionButtons actions={content.actions} />
          </div>
        </div>
      </div>
    </section>
  );
}
