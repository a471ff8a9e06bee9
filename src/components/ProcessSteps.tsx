import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Step } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import { processStepsRecipe } from './ProcessSteps.recipe.ts';

/** The steps of a process, in order. A `timeline` is for steps that each have a duration. */
export function ProcessSteps({
  content,
  layout,
}: {
  content: readonly Step[];
} & VariantsOf<typeof processStepsRecipe>) {
  const styles = classNames(processStepsRecipe, { layout });
  return (
    <ol className={styles.root}>
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
