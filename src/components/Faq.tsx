import { Accordion, useAccordionContext } from '@chakra-ui/react/accordion';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { PageContent } from '#src/site/page-content.ts';
import { Heading, Text } from './Text.tsx';
import styles from './Faq.module.css';
import { Section } from './Section.tsx';

/** Chakra's accordion mirrors the native `details` (`docs/decisions/001-html-first.md`) and adds arrow keys. */
export function Faq({ content }: { content: NonNullable<PageContent['faq']> }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const updateOpen = () =>
    setOpen(root.current?.querySelector<HTMLElement>('details[open]')?.dataset['value'] ?? '');
  useEffect(updateOpen, []);
  return (
    <Section content={{ ...content, id: 'faq' }} weight="quiet" layout="aside">
      <Accordion.Root ref={root} unstyled className={styles.root} id="faq" value={[open]}>
        {content.items.map(({ question, answer }, index) => (
          <Question
            key={question}
            value={`${index}`}
            question={question}
            paragraphs={[answer].flat()}
            onToggle={updateOpen}
          />
        ))}
      </Accordion.Root>
    </Section>
  );
}

const pickDataAttributes = (props: object): Record<`data-${string}`, unknown> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

function Question({
  value,
  question,
  paragraphs,
  onToggle,
}: {
  value: string;
  question: string;
  paragraphs: readonly string[];
  onToggle: () => void;
}) {
  const trigger = useAccordionContext().getItemTriggerProps({ value });
  return (
    <Accordion.Item asChild className={styles.item} value={value}>
      <details name="faq" data-value={value} onToggle={onToggle} suppressHydrationWarning>
        <summary
          {...pickDataAttributes(trigger)}
          // The trigger's ARIA attributes are left out, because browsers expose the state of a summary (ARIA in HTML).
          id={trigger.id}
          onFocus={trigger.onFocus}
          onBlur={trigger.onBlur}
          onKeyDown={(event) => trigger.onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>)}
          className={styles.trigger}
        >
          <Heading as="h3">{question}</Heading>
          <span className={styles.indicator}>
            <Icon icon={plus} size={20} />
          </span>
        </summary>
        <div className={styles.content}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </details>
    </Accordion.Item>
  );
}
