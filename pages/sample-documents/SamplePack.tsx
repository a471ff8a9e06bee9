import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { SampleSheet } from '#src/components/SampleSheet.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import type { SamplePage } from '#src/site/samples/sample-page.ts';
import styles from './SamplePack.module.css';

export interface SampleGroup extends TitledText {
  /** Leads to the service that the documents belong to. */
  readonly action: Action;
  readonly pages: readonly SamplePage[];
}

/** Returns the anchor of a group. */
export const getGroupId = ({ pages }: SampleGroup) => `${pages[0]?.id}-group`;

/** Shows the sheets of a service at reading size. Each sheet is a page in print. */
export function SamplePack({ content }: { content: SampleGroup }) {
  const id = getGroupId(content);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.heading}>
        <Heading as="h2" id={id}>
          {content.title}
        </Heading>
        <Text>{content.text}</Text>
        <ForwardLink action={content.action} />
      </div>
      <div className={styles.sheets}>
        {content.pages.map((page) => (
          <SampleSheet key={page.id} content={page} />
        ))}
      </div>
    </section>
  );
}
