import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { questionPairRecipe } from './QuestionPair.recipe.ts';

/** A question that the work has to answer, and what the answer rests on. */
export interface AnswerableQuestion {
  readonly name: string;
  readonly question: string;
  readonly points: readonly string[];
}

/** Two questions that are answered in order, set as questions; a rule divides them. */
export function QuestionPair({
  questions,
}: {
  questions: readonly [AnswerableQuestion, AnswerableQuestion];
}) {
  return (
    <ol className={classNames(questionPairRecipe)}>
      {questions.map(({ name, question, points }) => (
        <li key={name}>
          <h3>{unbrokenHeading(name)}</h3>
          <p>{question}</p>
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
