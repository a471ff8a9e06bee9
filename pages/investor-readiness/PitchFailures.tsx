import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { FailingSlide, type SlideFailing } from './FailingSlide.tsx';
import { pitchFailuresRecipe } from './PitchFailures.recipe.ts';

/** Why a pitch fails, the slide that shows it, and what replaces it. */
export interface PitchFailure extends TitledText {
  readonly failing: SlideFailing;
  readonly remedy: string;
}

/** Failing slides as drawings, each with what goes wrong and what stands there instead. */
export function PitchFailures({ failures }: { failures: readonly PitchFailure[] }) {
  const root = classNames(pitchFailuresRecipe);
  return (
    <ul className={root}>
      {failures.map(({ title, text, failing, remedy }) => (
        <li key={title}>
          <FailingSlide failing={failing} />
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <p>{remedy}</p>
        </li>
      ))}
    </ul>
  );
}
