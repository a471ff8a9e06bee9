import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import labels from '#src/theme/text.module.css';
import styles from './ProcessSteps.module.css';

/**
 * Steps in order. A `timeline` is for steps that each have a duration.
 *
 * @param numbered - shows the numbers; only the five steps to IND have them, so that "step 3" means one thing.
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
          {/* The list has the numbers for screen readers. */}
          <span className={numbered ? labels.number : styles.stop} aria-hidden>
            {numbered && index + 1}
          </span>
          <div className={styles.body}>
            {duration && <p className={styles.duration}>{unbroken(duration)}</p>}
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
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
