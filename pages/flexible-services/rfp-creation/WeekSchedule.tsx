import type { Step } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './WeekSchedule.module.css';

/** A week of the schedule: what happens, what the client does, and what lies on the table at its end. */
export interface ScheduledWeek extends Step {
  readonly duration: string;
  readonly yourPart: string;
  readonly result: string;
}

/** Labels of the lanes below the chart. */
export interface ScheduleLanes {
  readonly yourPart: string;
  readonly result: string;
}

/**
 * A four-week schedule: one column per week with its bar in a drawn chart, and lanes that line up across the weeks. On
 * phones each week is a row with its bar at its place in the four weeks.
 */
export function WeekSchedule({
  content: { steps, lanes },
}: {
  content: { readonly steps: readonly ScheduledWeek[]; readonly lanes: ScheduleLanes };
}) {
  return (
    <ol className={styles.root}>
      {steps.map(({ duration, title, text, yourPart, result }) => (
        <li key={title} className={styles.week}>
          <p>{unbroken(duration)}</p>
          <i />
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <p>
            <b>{lanes.yourPart}</b> {unbroken(yourPart)}
          </p>
          <p>
            <b>{lanes.result}</b> {unbroken(result)}
          </p>
        </li>
      ))}
    </ol>
  );
}
