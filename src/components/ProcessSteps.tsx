import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/site/page-content.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import styles from './ProcessSteps.module.css';

/** The steps of a process, in order. A `timeline` is for steps that each have a duration. */
export function ProcessSteps({
  content,
  layout = 'line',
}: {
  content: readonly Step[];
  layout?: 'line' | 'timeline' | 'columns';
}) {
  return (
    <ol className={`${styles.root} ${styles[layout]}`}>
      {content.map(({ id, title, text, duration, points }, index) => (
        <li key={title} id={id} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {index + 1}
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
