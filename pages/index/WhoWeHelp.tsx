import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/page-content.ts';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './WhoWeHelp.module.css';

export interface WhoWeHelpContent extends SectionHeading {
  readonly entries: readonly TitledText[];
  readonly reason: TitledText & { readonly statement: string; readonly action: Action };
}

export function WhoWeHelp({ content }: { content: WhoWeHelpContent }) {
  const { entries, reason } = content;
  return (
    <Section content={content} layout="aside">
      <Choices content={entries} />
      <div className={styles.reason}>
        <Text className={text.eyebrow}>{reason.title}</Text>
        <Heading as="h3">{reason.statement}</Heading>
        <Text>{reason.text}</Text>
        <ForwardLink action={reason.action} />
      </div>
    </Section>
  );
}
