import { useState } from 'react';
import type { TitledText } from '#src/site/page-content.ts';
import { requireSiteStyles } from '#src/theme/site-styles.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import { Section } from '#src/components/Section.tsx';
import type { DifferentiatorTooltip } from './DifferentiatorTooltip.tsx';
import styles from './Differentiators.module.css';
import { tooltipDelay, useTooltipTarget } from './use-tooltip-target.ts';

/** A differentiator: what it is, and the explanation behind its info button. */
interface Differentiator extends TitledText {
  readonly explanation: string;
}

export interface DifferentiatorsContent {
  readonly title: string;
  readonly entries: readonly Differentiator[];
}

const buttonId = (index: number) => `difference-${index}`;
const explanationId = (index: number) => `explanation-${index}`;

/**
 * What sets the provider apart. Each explanation is a native popover, so that touch, keyboard and pages without
 * JavaScript reach it; a tooltip shows the same words to a resting mouse or keyboard focus. The tooltip's code is
 * fetched when the visitor first comes near.
 */
export function Differentiators({ content: { title, entries } }: { content: DifferentiatorsContent }) {
  // Kept in the state and not made by `lazy`: it is loaded before it is shown, so nothing has to suspend.
  const [Tooltip, setTooltip] = useState<typeof DifferentiatorTooltip>();
  const { target, hide, handlers } = useTooltipTarget(() => {
    Promise.all([import('./DifferentiatorTooltip.tsx'), requireSiteStyles()]).then(
      ([module]) => setTooltip(() => module.DifferentiatorTooltip),
      // Without the tooltip the popover says the same.
      () => {},
    );
  });
  const hinted = entries.find((_, index) => buttonId(index) === target);
  return (
    <div {...handlers}>
      <Section content={{ title }} weight="quiet" layout="aside">
        <ul className={styles.grid}>
          {entries.map(({ title, text, explanation }, index) => (
            <li key={title}>
              <h3>{unbrokenHeading(title)}</h3>
              <p>{unbroken(text)}</p>
              <button
                id={buttonId(index)}
                type="button"
                popoverTarget={explanationId(index)}
                aria-label={`More about: ${title}`}
                aria-describedby={explanationId(index)}
                suppressHydrationWarning
              />
              <div className={styles.popover} id={explanationId(index)} popover="auto">
                {unbroken(explanation)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {Tooltip && target && hinted && (
        <Tooltip targetId={target} text={hinted.explanation} delay={tooltipDelay} onClose={hide} />
      )}
    </div>
  );
}
