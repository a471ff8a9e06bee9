import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import labels from '#src/theme/text.module.css';
import styles from './ProcessSteps.module.css';

/**
 * @param layout - `timeline` is for steps that have a duration
 *
 * @param numbered - only for the five steps to IND, so that "step 3" has one meaning
 */
export function ProcessSteps({
  content,
  layout = 'line',
  numbered = false,
}: {
  content: readonly Step[];
  layout?: 'line' | 'timeline' | 'columns';
  numbered?: boolean;
}) {
  return (
    <ol className={clsx(styles.root, layout !== 'line' && styles[layout], numbered && styles.numbered)}>
      {content.map(({ id, title, text, duration, points }, index) => (
        <li key={title} id={id} className={styles.step}>
          {/* Screen readers get the number from the list. */}
          <span className={numbered ? labels.number : styles.stop} aria-hidden>
            {numbered && index + 1}
          </span>
          <div className={styles.body}>
            {duration && <p className={styles.duration}>{preventBreaks(duration)}</p>}
            <h3>{preventHeadingBreaks(title)}</h3>
            <p>{preventBreaks(text)}</p>
            {points?.length === 1 && <Points points={points} discs />}
            {points && points.length > 1 && (
              <Fold summary="What it includes">
                <Points points={points} discs />
              </Fold>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
