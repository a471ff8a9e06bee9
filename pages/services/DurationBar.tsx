import { parseDuration } from '#src/content/figures.ts';
import { claims } from '#src/content/values/claims.ts';
import { Text } from '#src/components/Text.tsx';
import styles from './ServiceCards.module.css';

/** Returns `undefined` for a monthly service or an add-on. */
export function parseWeekRange(duration: string) {
  const range = parseDuration(duration);
  return range?.unit === 'week' ? range : undefined;
}

/** SVG units. */
const weekWidth = 10;
const weeksPerMonth = 52 / 12;

/**
 * Weeks are a solid and a pale part, monthly is open boxes, an add-on is a dashed line.
 *
 * @param scale - weeks across the full width, the same for all bars
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
  const weeks = parseWeekRange(duration);
  const width = scale * weekWidth;
  const numbers = Array.from({ length: scale }, (_, index) => index + 1);
  return (
    <>
      <svg className={styles.bar} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden>
        {weeks ? (
          <>
            <rect width={weeks.longest * weekWidth} height="10" />
            <rect width={weeks.shortest * weekWidth} height="10" />
            <path d={`M0 10H${width}${numbers.map((number) => `M${number * weekWidth} 10V4`).join('')}`} />
          </>
        ) : duration === claims.services.programManagement ? (
          <path d={drawMonths(width)} />
        ) : (
          <path d={`M0 5H${width}`} strokeDasharray="8 8" />
        )}
      </svg>
      <Text className={styles.scale} aria-hidden={weeks && true}>
        {weeks ? numbers.map((number) => <span key={number}>{labelTick(number, scale)} </span>) : note}
      </Text>
    </>
  );
}

/** Labels every second tick, or fewer on a long scale, so that labels fit on a phone. */
function labelTick(number: number, scale: number): string | undefined {
  if (number === scale) return `${number} weeks`;
  const step = Math.max(2, Math.ceil(scale / 4));
  return (scale - number) % step === 0 ? String(number) : undefined;
}

/** The last box is open, because the service continues. */
function drawMonths(width: number): string {
  const month = weeksPerMonth * weekWidth;
  const gap = 0.8;
  return `M0 1H${(month - gap).toFixed(1)}V9H0ZM${width} 1H${month.toFixed(1)}V9H${width}`;
}
