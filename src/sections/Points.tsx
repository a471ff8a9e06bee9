import { unbroken } from '#src/text/unbroken.ts';

/**
 * Short points, one below the other. The surrounding component styles the list.
 *
 * @param label - names the list for readers who don't see what it belongs to.
 */
export function Points({
  points,
  label,
  className,
}: {
  points: readonly string[];
  label?: string;
  className?: string;
}) {
  return (
    <ul className={className} aria-label={label}>
      {points.map((point) => (
        <li key={point}>{unbroken(point)}</li>
      ))}
    </ul>
  );
}
