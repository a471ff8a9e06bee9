import maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { renderMarks, SampleSheet } from '#src/components/samples/SampleSheet.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Action, TitledText } from '#src/content/page-content.ts';
import type { SamplePage } from '#src/content/readers/read-sample.ts';
import styles from './SamplePack.module.css';

interface SampleGroup extends TitledText {
  /** Leads to the documents' service. */
  readonly action: Action;
  readonly pages: readonly SamplePage[];
}

/** Shows the sheets as thumbnails that open. Print has them all. */
export function SamplePack({
  content,
  getSummaryProps,
}: {
  content: SampleGroup;
  getSummaryProps: (id: string) => ComponentProps<'summary'>;
}) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  useOpenInPrint(section);
  return (
    <section ref={section} className={styles.root} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <Heading as="h2" id={headingId}>
          {content.title}
        </Heading>
        <Text>{content.text}</Text>
        <ForwardLink action={content.action} />
      </div>
      <div className={styles.sheets}>
        {content.pages.map((page) => (
          <Disclosure key={page.id} className={styles.sheet}>
            <summary {...getSummaryProps(page.id)}>
              <Icon icon={maximize} size={16} />
              <span>{renderMarks(page.title)}</span>
            </summary>
            <div>
              <SampleSheet content={page} />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Without `::details-content`, CSS can't show closed details in print. */
function useOpenInPrint(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return undefined;
    const openAll = () => {
      for (const details of root.current?.querySelectorAll('details') ?? []) details.open = true;
    };
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, [root]);
}
