import { lazy, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Heading, Text } from '#src/components/Text.tsx';
import { lanes, listWork, type PreparedMilestone, preparedMilestones } from '#src/planner/work-items.ts';
import { moleculePath } from '#src/site/pictures.ts';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import text from '#src/theme/text.module.css';
import type { Content } from './content.ts';
import { frame, timelineHeight } from './timeline-geometry.ts';
import { useDrawnLegs } from './use-drawn-legs.ts';
import { useMarks } from './use-marks.ts';
import styles from './Timeline.module.css';

const importResult = () => import('./PlanResult.tsx');
/** They load at the first mark. The drawing shows marks without them. */
const PlanLine = lazy(async () => ({ default: (await importResult()).PlanLine }));
const SendLink = lazy(async () => ({ default: (await importResult()).SendLink }));
const PlanResult = lazy(async () => ({ default: (await importResult()).PlanResult }));

/** Visitors mark the work that is done or running. CSS draws and counts the marks, also before the app runs. */
export function Timeline({ content }: { content: Content['timeline'] }) {
  const headingId = useId();
  const { root, marks, isUnreadable, keepMarks, startOver } = useMarks();
  const hasMarks = marks.length > 0;
  return (
    <section ref={root} id="plan" className={styles.planner} aria-labelledby={headingId} onChange={keepMarks}>
      <div className={styles.heading}>
        <Text className={text.eyebrow}>{content.eyebrow}</Text>
        <Heading as="h2" id={headingId}>
          {content.title}
        </Heading>
        <Text>{content.intro}</Text>
        <Text as="strong" data-screen="">
          {content.invitation}
        </Text>
        <p role="status">{isUnreadable ? content.unreadable : ''}</p>
      </div>
      <div className={styles.timeline}>
        <Lanes />
        <ol className={styles.milestones}>
          {content.milestones.map(({ title, text }, index) => {
            const prepared = preparedMilestones[index];
            return (
              <li key={title}>
                <Heading as="h3">{title}</Heading>
                <Text>{text}</Text>
                {prepared && <Work milestone={prepared} />}
              </li>
            );
          })}
        </ol>
        <Text className={styles.caption}>{content.orderCaption}</Text>
      </div>
      <ErrorBoundary fallback={null}>
        <div className={hasMarks ? styles.line : undefined} data-plan-line={hasMarks ? '' : undefined}>
          {/* Always in the page, because screen readers announce only changes. */}
          <div role="status">
            <Suspense>{hasMarks && <PlanLine marks={marks} />}</Suspense>
          </div>
          <Suspense>{hasMarks && <SendLink marks={marks} size="sm" />}</Suspense>
        </div>
        <Suspense>{hasMarks && <PlanResult marks={marks} startOver={startOver} />}</Suspense>
      </ErrorBoundary>
    </section>
  );
}

function Lanes() {
  const drawing = useDrawnLegs();
  return (
    <svg
      ref={drawing}
      className={styles.lanes}
      viewBox={`0 ${-frame.topLength} ${frame.width} ${timelineHeight}`}
      aria-hidden
    >
      <use href={`${moleculePath}#top`} />
      {preparedMilestones.map((milestone, row) => (
        <use key={milestone} href={`${moleculePath}#leg`} y={row * frame.milestoneDistance} />
      ))}
    </svg>
  );
}

/** Each fieldset draws as much of its strand as has marks. */
function Work({ milestone }: { milestone: PreparedMilestone }) {
  return (
    <div className={styles.work}>
      {lanes.map((lane, index) => {
        const names = listWork(lane, milestone);
        return (
          names.length > 0 && (
            <fieldset key={lane} data-lane={index}>
              <legend>{lane}</legend>
              {names.map((name) => (
                <label key={name}>
                  <input type="checkbox" name={name} />
                  <Text as="span">{plannerTexts.items[name]}</Text>
                </label>
              ))}
              <svg viewBox={`0 0 ${frame.width} ${frame.milestoneDistance}`} aria-hidden>
                <use href={`${moleculePath}#strand-${index}`} />
              </svg>
            </fieldset>
          )
        );
      })}
    </div>
  );
}
