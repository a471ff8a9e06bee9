import { useId } from 'react';
import { Fold } from '#src/components/Fold.tsx';
import { ForwardLink } from '#src/components/ForwardLink.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/page-content.ts';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './EntryPoints.module.css';

export interface EntryPointContent extends SectionHeading {
  readonly rows: readonly TitledText[];
  readonly actions: readonly Action[];
}

export function EntryPoints({ content }: { content: readonly EntryPointContent[] }) {
  return (
    <div className={styles.root}>
      <div>
        {content.map((entry) => (
          <Entry key={entry.title} content={entry} />
        ))}
      </div>
    </div>
  );
}

function Entry({ content: { id, eyebrow, title, intro, rows, actions } }: { content: EntryPointContent }) {
  const headingId = useId();
  return (
    <section className={styles.entry} id={id} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <Text className={text.eyebrow}>{eyebrow}</Text>
        <Heading as="h2" id={headingId}>
          {title}
        </Heading>
        {intro && <Text>{intro}</Text>}
        {actions.map((action) => (
          <ForwardLink key={action.label} action={action} />
        ))}
      </div>
      <Fold summary="What each side brings">
        <dl className={styles.sides}>
          {rows.map(({ title, text }) => (
            <div key={title}>
              <Text as="dt">{title}</Text>
              <Text as="dd">{text}</Text>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
