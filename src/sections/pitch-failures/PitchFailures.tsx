import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';
import { FailingSlide, type SlideFailing } from './FailingSlide.tsx';
import { pitchFailuresRecipe } from './PitchFailures.recipe.ts';

/** Why a pitch fails, the slide that shows it, and what replaces it. */
export interface PitchFailure extends TitledText {
  readonly failing: SlideFailing;
  readonly remedy: string;
}

/** Failing slides as drawings, each with what goes wrong and what stands there instead. */
export function PitchFailures({ failures }: { failures: readonly PitchFailure[] }) {
  const root = useRecipe({ recipe: pitchFailuresRecipe })();
  return (
    <chakra.ul css={root}>
      {failures.map(({ title, text, failing, remedy }) => (
        <li key={title}>
          <FailingSlide failing={failing} />
          <h3>{title}</h3>
          <p>{text}</p>
          <p>{remedy}</p>
        </li>
      ))}
    </chakra.ul>
  );
}
