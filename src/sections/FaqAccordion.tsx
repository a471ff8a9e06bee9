import { Accordion, useAccordionContext } from '@chakra-ui/react/accordion';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '#src/drawings/Icon.tsx';
import type { PageContent } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { partAttributes } from '#src/theme/chakra/part-attributes.ts';
import { accordionRecipe } from '#src/theme/recipes/accordion.recipe.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';

/** The questions of a page in Chakra's accordion: one is open at a time, and the open one can be closed. */
export function FaqAccordion({ items }: Pick<NonNullable<PageContent['faq']>, 'items'>) {
  return (
    <Accordion.Root collapsible id="faq">
      {items.map(({ question, answer }, index) => (
        <Item key={question} value={`${index}`} question={question} paragraphs={[answer].flat()} />
      ))}
    </Accordion.Root>
  );
}

/**
 * A question with its answer: an item of Chakra's accordion on a native `details`, whose name makes the items exclusive
 * before hydration and without JavaScript, and whose answer is reached by find-in-page and crawlers.
 */
function Item({
  value,
  question,
  paragraphs,
}: {
  value: string;
  question: string;
  paragraphs: readonly string[];
}) {
  const accordion = useAccordionContext();
  const details = useRef<HTMLDetailsElement>(null);
  const styles = classNames(accordionRecipe);
  const trigger = accordion.getItemTriggerProps({ value });
  const isOpen = accordion.getItemState({ value }).expanded;
  // Chakra's accordion needs to know the focus only for its keys, so it is told at a key press. Told on focus, it would
  // render every question before a tap shows the answer.
  const tellFocus = trigger.onFocus as (() => void) | undefined;

  /** Tells the accordion what the browser has opened or closed, for find-in-page or before hydration. */
  const followBrowser = () => {
    const isShown = details.current?.open ?? false;
    if (isShown !== isOpen) accordion.setValue(isShown ? [value] : []);
  };
  const followFirst = useRef(followBrowser);
  useEffect(() => followFirst.current(), []);

  return (
    <Accordion.Item asChild value={value}>
      <details ref={details} name="faq" open={isOpen} onToggle={followBrowser} suppressHydrationWarning>
        <summary
          {...partAttributes(trigger)}
          // The trigger's ARIA attributes are left out: the browser itself exposes the state of a summary (ARIA in
          // HTML).
          id={trigger.id}
          onBlur={trigger.onBlur}
          onKeyDown={(event) => {
            tellFocus?.();
            trigger.onKeyDown?.(event as KeyboardEvent<HTMLButtonElement>);
          }}
          className={styles.itemTrigger}
          onClick={(event) => {
            event.preventDefault();
            accordion.setValue(isOpen ? [] : [value]);
          }}
        >
          <Question text={question} />
        </summary>
        <Answer paragraphs={paragraphs} />
      </details>
    </Accordion.Item>
  );
}

const Question = memo(function Question({ text }: { text: string }) {
  return (
    <>
      <h3>{unbrokenHeading(text)}</h3>
      <span className={classNames(accordionRecipe).itemIndicator}>
        <Icon icon={plus} size={20} />
      </span>
    </>
  );
});

const Answer = memo(function Answer({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={classNames(accordionRecipe).itemContent}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
});
