import type { Step } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './WeekSchedule.module.css';

export interface ScheduledWeek extends Step {
  readonly duration: string;
  readonly yourPart: string;
  readonly result: string;
}

export interface ScheduleLabels {
  readonly yourPart: string;
  readonly result: string;
}

/** Renders four weeks as columns; on phones, as rows along a four-week axis. */
export function WeekSchedule({
  content: { steps, labels },
}: {
  content: { readonly steps: readonly ScheduledWeek[]; readonly labels: ScheduleLabels };
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
            <b>{labels.yourPart}</b> {unbroken(yourPart)}
          </p>
          <p>
            <b>{labels.result}</b> {unbroken(result)}
          </p>
        </li>
      ))}
    </ol>
  );
}
