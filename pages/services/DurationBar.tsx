import { claims } from '#src/site/claims.ts';
import { readDuration } from '#src/site/figures.ts';
import styles from './ServiceCards.module.css';

/** The weeks that a service takes; `undefined` where it is renewed by the month or added to another. */
export function countWeeks(duration: string) {
  const takes = readDuration(duration);
  return takes?.unit === 'week' ? takes : undefined;
}

/** Units of the drawing in a week. */
const perWeek = 10;
const weeksPerMonth = 52 / 12;

/**
 * How long a service takes: solid to its shortest duration, pale to its longest. One that is renewed by the month is a
 * row of open months, and one that is added to another a dashed line. The words beside it say the same.
 *
 * @param scale - the weeks that the whole width stands for, so that all bars compare.
 */
export function DurationBar({
  duration,
  note,
  scale,
}: {
  duration: string;
  note: string | undefined;
  scale: number;
}) {
  const weeks = countWeeks(duration);
  const width = scale * perWeek;
  const numbers = Array.from({ length: scale }, (_, index) => index + 1);
  return (
    <>
      <svg className={styles.bar} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden>
        {weeks ? (
          <>
            <rect width={weeks.longest * perWeek} height="10" />
            <rect width={weeks.shortest * perWeek} height="10" />
            <path d={numbers.map((number) => `M${number * perWeek} 0v10`).join('')} />
          </>
        ) : duration === claims.services.programManagement ? (
          <path d={monthsTo(width)} />
        ) : (
          <path d={`M0 5H${width}`} strokeDasharray="8 8" />
        )}
      </svg>
      <p className={styles.scale} aria-hidden={weeks && true}>
        {weeks ? numbers.map((number) => <span key={number}>{number}</span>) : note}
      </p>
    </>
  );
}

/** Months side by side; the last is open, because the next follows. */
function monthsTo(width: number): string {
  const month = weeksPerMonth * perWeek;
  const gap = 0.8;
  return `M0 1H${(month - gap).toFixed(1)}V9H0ZM${width} 1H${month.toFixed(1)}V9H${width}`;
}
