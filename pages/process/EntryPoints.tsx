import { useId } from 'react';
import { Collapsible } from '#src/components/Collapsible.tsx';
import { ForwardLink } from '#src/components/ForwardLink.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/page-content.ts';
import text from '#src/theme/text.module.css';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
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
        <p className={text.eyebrow}>{eyebrow}</p>
        <h2 id={headingId}>{preventHeadingBreaks(title)}</h2>
        {intro && <p>{preventBreaks(intro)}</p>}
        {actions.map((action) => (
          <ForwardLink key={action.label} action={action} />
        ))}
      </div>
      <Collapsible summary="What each side brings">
        <dl className={styles.sides}>
          {rows.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{preventBreaks(text)}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </section>
  );
}
