import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { AccelerationChart, type AccelerationContent } from './AccelerationChart.tsx';
import { accelerationRecipe } from './Acceleration.recipe.ts';

/** The drawn comparison of two timelines beside the reasons for the difference. */
export function Acceleration({
  chart,
  reasons,
}: {
  chart: AccelerationContent;
  reasons: readonly TitledText[];
}) {
  return (
    <div className={classNames(accelerationRecipe)}>
      <AccelerationChart content={chart} />
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
