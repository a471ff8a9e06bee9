import { classNames } from '#src/theme/class-names.ts';
import { stepStripRecipe } from './StepStrip.recipe.ts';

/**
 * Which steps of a sequence a service covers, as a strip of numbered squares; the covered ones are filled.
 *
 * @param covered - step numbers, counted from 1.
 */
export function StepStrip({ steps, covered }: { steps: readonly string[]; covered: readonly number[] }) {
  const names = covered.map((step) => steps[step - 1]).join(', ');
  const width = 100 / steps.length;
  return (
    <div className={classNames(stepStripRecipe)}>
      <svg
        role="img"
        aria-label={`Covers ${covered.length} of ${steps.length} steps: ${names}`}
        width="100%"
        height="30"
      >
        {steps.map((step, index) => (
          <g key={step} className={covered.includes(index + 1) ? 'on' : undefined}>
            <rect x={`${index * width + 0.5}%`} y="1" width={`${width - 1}%`} height="28" rx="4" />
            <text x={`${(index + 0.5) * width}%`} y="20" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
