import type { Step } from '#src/site/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
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
          <Text>{duration}</Text>
          <i />
          <Heading as="h3">{title}</Heading>
          <Text>{text}</Text>
          <Text>
            <b>{labels.yourPart}</b> {yourPart}
          </Text>
          <Text>
            <b>{labels.result}</b> {result}
          </Text>
        </li>
      ))}
    </ol>
  );
}
