import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { fundingStagesRecipe } from './FundingStages.recipe.ts';

/** A stage of funding: the question its investors ask, and how the deck answers. */
export interface FundingStage {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly points: readonly string[];
}

/** Stages of funding as rising stairs, one step a stage. */
export function FundingStages({ stages }: { stages: readonly FundingStage[] }) {
  const root = classNames(fundingStagesRecipe);
  return (
    <ol className={root}>
      {stages.map(({ name, question, answer, points }) => (
        <li key={name}>
          <h3>{unbrokenHeading(name)}</h3>
          <q>{question}</q>
          <p>{answer}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{unbroken(point)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
