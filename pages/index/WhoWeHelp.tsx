import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/page-content.ts';
import text from '#src/theme/text.module.css';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './WhoWeHelp.module.css';

export interface WhoWeHelpContent extends SectionHeading {
  readonly entries: readonly TitledText[];
  readonly reason: TitledText & { readonly statement: string; readonly action: Action };
}

export function WhoWeHelp({ content }: { content: WhoWeHelpContent }) {
  const { entries, reason } = content;
  return (
    <Section content={content} layout="aside">
      <Choices content={entries} collapseLabel="What you get" />
      <div className={styles.reason}>
        <p className={text.eyebrow}>{reason.title}</p>
        <h3>{preventHeadingBreaks(reason.statement)}</h3>
        <p>{preventBreaks(reason.text)}</p>
        <ForwardLink action={reason.action} />
      </div>
    </Section>
  );
}
