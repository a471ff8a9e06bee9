import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from './unbroken.ts';
import { pointsRecipe } from './Points.recipe.ts';

/**
 * Short points, one below the other; unstyled unless `discs`, because the parent styles them.
 *
 * @param label - names the list for readers who don't see what it belongs to.
 */
export function Points({
  points,
  label,
  className,
  discs = false,
}: {
  points: readonly string[];
  label?: string;
  className?: string | undefined;
  discs?: boolean;
}) {
  return (
    <ul className={discs ? classNames(pointsRecipe) : className} aria-label={label}>
      {points.map((point) => (
        <li key={point}>{unbroken(point)}</li>
      ))}
    </ul>
  );
}
