import { Accordion, useAccordionContext } from '@chakra-ui/react/accordion';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '#src/icons/Icon.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { accordionRecipe } from '#src/theme/recipes/accordion.recipe.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';

/**
 * A question with its answer: an item of Chakra's accordion on a native `details`, whose name makes the items exclusive before
 * hydration and without JavaScript, and whose answer is reached by find-in-page and crawlers.
 *
 * @param group - the name that the items of one accordion share.
 */
export function FaqItem({
  group,
  value,
  question,
  paragraphs,
}: {
  group: string;
  value: string;
  question: string;
  paragraphs: readonly string[];
}) {
  const accordion = useAccordionContext();
  const details = useRef<HTMLDetailsElement>(null);
  const styles = classNames(accordionRecipe);
  const isOpen = accordion.getItemState({ value }).expanded;

  /** The browser opens and closes items too: for find-in-page, and before hydration. */
  const follow = () => {
    const isShown = details.current?.open ?? false;
    if (isShown !== isOpen) accordion.setValue(isShown ? [value] : []);
  };
  const followFirst = useRef(follow);
  useEffect(() => followFirst.current(), []);

  return (
    <Accordion.Item asChild value={value}>
      <details ref={details} name={group} open={isOpen} onToggle={follow} suppressHydrationWarning>
        <summary
          {...summaryProps(accordion.getItemTriggerProps({ value }))}
          className={styles.itemTrigger}
          onClick={(event) => {
            event.preventDefault();
            accordion.setValue(isOpen ? [] : [value]);
          }}
        >
          <h3>{unbrokenHeading(question)}</h3>
          <span className={styles.itemIndicator}>
            <Icon icon={plus} size={20} />
          </span>
        </summary>
        <div className={styles.itemContent}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
      </details>
    </Accordion.Item>
  );
}

/** What a button says of itself and a `summary` doesn't: the browser tells its state (ARIA in HTML). */
const buttonProps = new Set(['type', 'disabled', 'aria-expanded', 'aria-controls']);

const summaryProps = (trigger: object): ComponentProps<'summary'> =>
  Object.fromEntries(Object.entries(trigger).filter(([name]) => !buttonProps.has(name)));
