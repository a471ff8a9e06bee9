import type { Step } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
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

export function WeekSchedule({
  content: { steps, labels },
}: {
  content: { readonly steps: readonly ScheduledWeek[]; readonly labels: ScheduleLabels };
}) {
  return (
    <ol className={styles.root}>
      {steps.map(({ duration, title, text, yourPart, result }) => (
        <li key={title} className={styles.week}>
          <p>{preventBreaks(duration)}</p>
          <i />
          <h3>{preventHeadingBreaks(title)}</h3>
          <p>{preventBreaks(text)}</p>
          <p>
            <b>{labels.yourPart}</b> {preventBreaks(yourPart)}
          </p>
          <p>
            <b>{labels.result}</b> {preventBreaks(result)}
          </p>
        </li>
      ))}
    </ol>
  );
}
