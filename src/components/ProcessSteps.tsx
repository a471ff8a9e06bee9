import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/content/page-content.ts';
import { Heading, Text } from './Text.tsx';
import styles from './ProcessSteps.module.css';

export function ProcessSteps({
  content,
  layout = 'line',
}: {
  content: readonly Step[];
  layout?: 'line' | 'columns';
}) {
  return (
    <ol className={clsx(styles.root, layout !== 'line' && styles[layout])}>
      {content.map(({ title, text, duration, points }) => (
        <li key={title} className={styles.step}>
          <span className={styles.stop} aria-hidden />
          <div className={styles.body}>
            {duration && <Text className={styles.duration}>{duration}</Text>}
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
            {points?.length === 1 && <Points points={points} />}
            {points && points.length > 1 && (
              <Fold summary="What it includes">
                <Points points={points} />
              </Fold>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
