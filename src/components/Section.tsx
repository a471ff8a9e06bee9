import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { SectionHeading } from '#src/content/page-content.ts';
import plate from '#src/theme/plate.module.css';
import text from '#src/theme/text.module.css';
import { Heading, Text } from './Text.tsx';
import styles from './Section.module.css';

interface SectionProps {
  readonly content: SectionHeading;
  readonly children: ReactNode;
  readonly tone?: 'pale' | 'plate';
  readonly weight?: 'quiet';
  readonly layout?: 'aside';
}

export function Section({ content, children, tone, weight, layout }: SectionProps) {
  const { id, eyebrow, title, intro } = content;
  const headingId = useId();
  const className = clsx(
    styles.root,
    tone && styles[tone],
    tone === 'plate' && plate.root,
    weight && styles[weight],
    layout && styles[layout],
  );
  const heading = (
    <Heading as="h2" id={headingId}>
      {title}
    </Heading>
  );
  return (
    <section className={className} id={id} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={clsx(styles.heading, intro && layout !== 'aside' && styles.columns)}>
          {eyebrow ? (
            <hgroup>
              <Text className={text.eyebrow}>{eyebrow}</Text>
              {heading}
            </hgroup>
          ) : (
            heading
          )}
          {intro && <Text className={styles.intro}>{intro}</Text>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
