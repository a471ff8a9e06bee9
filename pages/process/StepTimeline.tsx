import { useId } from 'react';
import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import section from '#src/components/Section.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import { TitledList, type TitledEntry } from '#src/components/TitledList.tsx';
import { parseDuration } from '#src/site/figures.ts';
import type { Action, SectionHeading, Step } from '#src/site/page-content.ts';
import styles from './StepTimeline.module.css';

export interface StepTimelineContent extends SectionHeading {
  readonly steps: readonly Step[];
  readonly caption: string;
}

interface StepTimelineProps {
  readonly content: StepTimelineContent;
  readonly investor: { readonly rows: readonly TitledEntry[]; readonly action: Action };
}

/** The steps, beside a small timeline that stays in view and marks the step that the visitor reads. */
export function StepTimeline({ content, investor }: StepTimelineProps) {
  const { id, title, intro, steps, caption } = content;
  const headingId = useId();
  return (
    <section className={section.root} id={id} aria-labelledby={headingId}>
      <div className={`${section.inner} ${styles.columns}`}>
        <div>
          <div className={styles.guide}>
            <div className={section.heading}>
              <Heading as="h2" id={headingId}>
                {title}
              </Heading>
              <Text className={section.intro}>{intro}</Text>
            </div>
            {/* Repeats what the list says. */}
            <div className={styles.timeline} aria-hidden>
              {drawBars(steps).map(({ name, start, shortest, longest }, index) => (
                <div key={name}>
                  <span>{`${index + 1} ${name}`}</span>
                  {longest ? (
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                      <rect x={start} width={longest} height="8" />
                      <rect x={start} width={shortest} height="8" />
                    </svg>
                  ) : (
                    <svg>
                      <circle cx="100%" cy="50%" r="3.5" />
                      <circle cx="100%" cy="50%" r="7.5" fill="none" />
                    </svg>
                  )}
                </div>
              ))}
              <Text>{caption}</Text>
            </div>
          </div>
        </div>
        <div className={section.body}>
          <ProcessSteps content={steps} layout="timeline" isNumbered />
          <TitledList content={investor.rows} />
          <ForwardLink action={investor.action} />
        </div>
      </div>
    </section>
  );
}

const weeksPerUnit = { day: 1 / 7, week: 1, month: 52 / 12 };

/** Returns each step's bar in percent of the longest program. A step starts when the shortest step before it ends. */
function drawBars(steps: readonly Step[]) {
  const bars = steps.map(({ title, duration = '' }) => {
    const { shortest = 0, longest = 0, unit = 'week' } = parseDuration(duration) ?? {};
    return { name: title, shortest: shortest * weeksPerUnit[unit], longest: longest * weeksPerUnit[unit] };
  });
  const starts = bars.map((_, index) =>
    bars.slice(0, index).reduce((sum, { shortest }) => sum + shortest, 0),
  );
  const end = Math.max(...bars.map(({ longest }, index) => starts[index]! + longest));
  const toPercent = (weeks: number) => Number(((100 * weeks) / end).toFixed(1));
  return bars.map(({ name, shortest, longest }, index) => ({
    name,
    start: toPercent(starts[index]!),
    shortest: toPercent(shortest),
    longest: toPercent(longest),
  }));
}
