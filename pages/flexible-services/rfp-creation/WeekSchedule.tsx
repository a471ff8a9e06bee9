import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './WeekSchedule.module.css';

export function WeekSchedule({ content: { steps, labels } }: { content: Content['process'] }) {
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
