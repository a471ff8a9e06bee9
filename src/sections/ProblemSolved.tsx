import type { PersonFacts } from '#src/site/team.ts';
import { classNames } from '#src/theme/class-names.ts';
import { problemSolvedRecipe } from './ProblemSolved.recipe.ts';

/** One problem that the person has solved; nothing where the owner has given none. */
export function ProblemSolved({ facts: { problemSolved } }: { facts: PersonFacts }) {
  if (!problemSolved) return null;
  return (
    <div className={classNames(problemSolvedRecipe)}>
      <b>One problem solved</b>
      <p>{problemSolved}</p>
    </div>
  );
}
