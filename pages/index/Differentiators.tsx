import { useState } from 'react';
import { Contrast, ContrastRow } from '#src/components/Contrast.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';
import fold from '#src/components/Fold.module.css';
import { Text } from '#src/components/Text.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Content } from './content.ts';
import type { DifferentiatorTooltip } from './DifferentiatorTooltip.tsx';
import styles from './Differentiators.module.css';
import { tooltipDelayMs, useTooltipTarget } from './use-tooltip-target.ts';

const shownCount = 4;

const getButtonId = (index: number) => `difference-${index}`;
const getExplanationId = (index: number) => `explanation-${index}`;

/** Explanations are popovers, which work on touch and without script. Hover and keyboard focus show a tooltip. */
export function Differentiators({
  content: { title, sides, vendorLabel, moreLabel, entries },
}: {
  content: Content['differentiators'];
}) {
  // Not `lazy`: the tooltip loads before it renders, so nothing suspends.
  const [Tooltip, setTooltip] = useState<typeof DifferentiatorTooltip>();
  const { target, hide, handlers } = useTooltipTarget(() => {
    import('./DifferentiatorTooltip.tsx').then(
      (module) => setTooltip(() => module.DifferentiatorTooltip),
      // The popover has the same text.
      () => {},
    );
  });
  const explained = entries.find((_, index) => getButtonId(index) === target);
  return (
    <div {...handlers}>
      <Section content={{ title }}>
        <Contrast sides={sides}>
          <Rows entries={entries.slice(0, shownCount)} start={0} vendorLabel={vendorLabel} />
        </Contrast>
        <Disclosure className={`${fold.line} ${styles.more}`}>
          <summary>{moreLabel}</summary>
          <Contrast>
            <Rows entries={entries.slice(shownCount)} start={shownCount} vendorLabel={vendorLabel} />
          </Contrast>
        </Disclosure>
      </Section>
      {Tooltip && target && explained && (
        <Tooltip targetId={target} text={explained.explanation} delayMs={tooltipDelayMs} onClose={hide} />
      )}
    </div>
  );
}

/** @param start - index of the first row */
function Rows({
  entries,
  start,
  vendorLabel,
}: {
  entries: readonly Content['differentiators']['entries'][number][];
  start: number;
  vendorLabel: string;
}) {
  return entries.map(({ title, vendor, text, evidence, explanation }, row) => {
    const index = start + row;
    return (
      <ContrastRow key={title} label={vendorLabel} others={vendor} title={title}>
        <Text>
          {`${text} `}
          <SiteLink to={evidence.to}>{evidence.label}</SiteLink>.
        </Text>
        <button
          id={getButtonId(index)}
          className={styles.button}
          type="button"
          popoverTarget={getExplanationId(index)}
          aria-label={`More about: ${title}`}
          aria-describedby={getExplanationId(index)}
          suppressHydrationWarning
        />
        <Text as="div" className={styles.popover} id={getExplanationId(index)} popover="auto">
          {explanation}
        </Text>
      </ContrastRow>
    );
  });
}
