import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/site/page-content.ts';
import { Heading, Text } from './Text.tsx';
import labels from '#src/theme/text.module.css';
import styles from './ProcessSteps.module.css';

/**
 * @param layout - `timeline` is for steps that have a duration
 *
 * @param isNumbered - only for the five steps to IND, so that "step 3" has one meaning
 */
export function ProcessSteps({
  content,
  layout = 'line',
  isNumbered = false,
}: {
  content: readonly Step[];
  layout?: 'line' | 'timeline' | 'columns';
  isNumbered?: boolean;
}) {
  return (
    <ol className={clsx(styles.root, layout !== 'line' && styles[layout], isNumbered && styles.numbered)}>
      {content.map(({ id, title, text, duration, points }, index) => (
        <li key={title} id={id} className={styles.step}>
          {/* Screen readers get the number from the list. */}
          <span className={isNumbered ? labels.number : styles.stop} aria-hidden>
            {isNumbered && index + 1}
          </span>
          <div className={styles.body}>
            {duration && <Text className={styles.duration}>{duration}</Text>}
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
            {points?.length === 1 && <Points points={points} hasDiscs />}
            {points && points.length > 1 && (
              <Fold summary="What it includes">
                <Points points={points} hasDiscs />
              </Fold>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
