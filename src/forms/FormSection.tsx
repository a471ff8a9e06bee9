import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '#src/content/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './FormSection.module.css';

/**
 * On wide screens, each `InfoBox` is beside the fields that its `row` names.
 *
 * @param help - notes before the form, hidden after it is sent
 * @param children - notes after the form or beside the receipt
 */
export function FormSection({
  content: { id, title, intro },
  help,
  form,
  children,
}: {
  content: SectionHeading;
  help: ReactNode;
  form: ReactNode;
  children?: ReactNode;
}) {
  const headingId = useId();
  return (
    <section id={id} className={styles.root} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <Heading as="h2" id={headingId}>
          {title}
        </Heading>
        {intro && <Text>{intro}</Text>}
      </div>
      <div className={styles.help}>{help}</div>
      <div className={styles.form}>{form}</div>
      {children && <aside className={styles.aside}>{children}</aside>}
    </section>
  );
}
