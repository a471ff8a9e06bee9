import { useState } from 'react';
import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { HeadedGrid } from '../headed-grid/HeadedGrid.tsx';
import type { DifferentiatorTooltip } from './DifferentiatorTooltip.tsx';
import { differentiatorsRecipe } from './Differentiators.recipe.ts';
import { tooltipDelay, useTooltipTarget } from './use-tooltip-target.ts';

/** A differentiator: what it is, and the explanation behind its info button. */
export interface Differentiator extends TitledText {
  readonly explanation: string;
}

export interface DifferentiatorsContent {
  readonly title: string;
  readonly items: readonly Differentiator[];
}

/**
 * What sets the provider apart. Each explanation is a native popover, so that touch, keyboard and pages without
 * JavaScript reach it; a tooltip shows the same words to a resting mouse or keyboard focus. The tooltip's code is
 * fetched when the visitor first comes near.
 */
export function Differentiators({ content: { title, items } }: { content: DifferentiatorsContent }) {
  const styles = classNames(differentiatorsRecipe);
  // Not a lazy component: it is there before it is shown, and nothing has to suspend.
  const [Tooltip, setTooltip] = useState<typeof DifferentiatorTooltip>();
  const { target, hide, handlers } = useTooltipTarget(() => {
    Promise.all([import('./DifferentiatorTooltip.tsx'), loadSiteStyles()]).then(
      ([module]) => setTooltip(() => module.DifferentiatorTooltip),
      // Without the tooltip the popover says the same.
      () => {},
    );
  });
  const hinted = items.find((_, index) => `difference-${index}` === target);
  return (
    <div className={styles.root} {...handlers}>
      <HeadedGrid title={title}>
        {items.map(({ title, text, explanation }, index) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
            <button
              id={`difference-${index}`}
              type="button"
              popoverTarget={`explanation-${index}`}
              aria-label={`More about: ${title}`}
              aria-describedby={`explanation-${index}`}
              suppressHydrationWarning
            />
            <div className={styles.explanation} id={`explanation-${index}`} popover="auto">
              {unbroken(explanation)}
            </div>
          </li>
        ))}
      </HeadedGrid>
      {Tooltip && target && hinted && (
        <Tooltip targetId={target} text={hinted.explanation} delay={tooltipDelay} onClose={hide} />
      )}
    </div>
  );
}
