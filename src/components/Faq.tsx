import { Accordion, useAccordionContext } from '@chakra-ui/react/accordion';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { PageContent } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import styles from './Faq.module.css';
import { Section } from './Section.tsx';

/**
 * Questions and answers, of which one is open at a time: each a native `details`, whose name makes them exclusive and
 * whose answer find-in-page and crawlers reach. The browser opens and closes them, before hydration too; Chakra's
 * accordion is told, and adds its keys.
 */
export function Faq({ content }: { content: NonNullable<PageContent['faq']> }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const follow = () =>
    setOpen(root.current?.querySelector<HTMLElement>('details[open]')?.dataset['value'] ?? '');
  useEffect(follow, []);
  return (
    <Section content={{ ...content, id: 'faq' }} weight="quiet" layout="aside">
      <Accordion.Root ref={root} unstyled className={styles.root} id="faq" value={[open]}>
        {content.items.map(({ question, answer }, index) => (
          <Question
            key={question}
            value={`${index}`}
            question={question}
            paragraphs={[answer].flat()}
            onToggle={follow}
          />
        ))}
      </Accordion.Root>
    </Section>
  );
}

/** Makes an element of our own a part of a Chakra component: its state is in data attributes. */
const partAttributes = (props: object): Record<`data-${string}`, unknown> =>
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
          {...partAttributes(trigger)}
          // The trigger's ARIA attributes are left out: the browser itself exposes the state of a summary (ARIA in
          // HTML).
          id={trigger.id}
          onFocus={trigger.onFocus}
          onBlur={trigger.onBlur}
          onKeyDown={(event) => trigger.onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>)}
          className={styles.trigger}
        >
          <h3>{unbrokenHeading(question)}</h3>
          <span className={styles.indicator}>
            <Icon icon={plus} size={20} />
          </span>
        </summary>
        <div className={styles.content}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
      </details>
    </Accordion.Item>
  );
}
