import { Text } from '#src/components/Text.tsx';
import { formatPrice, parseDuration, type PriceRange } from '#src/content/figures.ts';
import type { Content } from './content.ts';
import styles from './PriceScale.module.css';

/** SVG units per week. */
const weekWidth = 10;

/** Renders the range of prices, and the durations on a scale of weeks. Neither says what makes a sprint cost more. */
export function PriceScale({
  price: { minimum, maximum },
  content: { price, usual, longest },
}: {
  price: PriceRange;
  content: Content['pricing']['scale'];
}) {
  const weeks = parseDuration(usual.value);
  const lastWeeks = parseDuration(longest.value);
  const width = Math.max(weeks?.longest ?? 0, lastWeeks?.longest ?? 0) * weekWidth;
  return (
    <div>
      <dl className={styles.root}>
        <div className={styles.price}>
          <dt>{price.label}</dt>
          <dd>
            {formatPrice(minimum)}
            {minimum < maximum && (
              <>
                <span>–</span>
                {formatPrice(maximum)}
              </>
            )}
          </dd>
        </div>
        {[usual, longest].map(({ value, label }) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </dl>
      {weeks && weeks.unit === lastWeeks?.unit && (
        <svg className={styles.weeks} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden>
          <path d={`M${weeks.longest * weekWidth} 0H${width}V10H${weeks.longest * weekWidth}`} />
          <rect width={weeks.longest * weekWidth} height="10" />
          <rect width={weeks.shortest * weekWidth} height="10" />
        </svg>
      )}
    </div>
  );
}
