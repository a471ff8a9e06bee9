import { Accordion, useAccordionContext } from '@chakra-ui/react/accordion';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { PageContent } from '#src/content/page-content.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './Faq.module.css';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { Heading, Text } from './Text.tsx';

type FaqContent = NonNullable<PageContent['faq']>;

/** Chakra adds arrow keys, Home and End. The browser closes other answers of the same name. */
export function Faq({ content }: { content: FaqContent }) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Section content={{ ...content, id: 'faq' }} weight="quiet" layout="aside">
      <Accordion.Root unstyled className={styles.root} id="faq" value={open}>
        {content.items.map((item, index) => {
          const value = `${index}`;
          const updateOpen = (isOpen: boolean) =>
            setOpen((values) => (isOpen ? [...values, value] : values.filter((other) => other !== value)));
          return <Question key={item.question} item={item} value={value} onOpenChange={updateOpen} />;
        })}
      </Accordion.Root>
    </Section>
  );
}

function Question({
  item: { question, answer },
  value,
  onOpenChange,
}: {
  item: FaqContent['items'][number];
  value: string;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const trigger = {
    ...useAccordionContext().getItemTriggerProps({ value }),
    // A summary allows none of these, and browsers expose its state (ARIA in HTML).
    type: undefined,
    'aria-controls': undefined,
    'aria-expanded': undefined,
  };
  return (
    <Accordion.Item asChild value={value}>
      <Disclosure
        className={styles.item}
        name="faq"
        onToggle={(event) => onOpenChange(event.currentTarget.open)}
      >
        <summary {...trigger} className={styles.trigger}>
          <Heading as="h3">{question}</Heading>
          <span className={styles.indicator} data-screen="">
            <Icon icon={plus} size={20} />
          </span>
        </summary>
        <div className={styles.content}>
          {[answer].flat().map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </div>
      </Disclosure>
    </Accordion.Item>
  );
}
