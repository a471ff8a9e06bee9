import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/text/unbroken.ts';
import { missionStatementRecipe } from './MissionStatement.recipe.ts';

/** A sentence set large, and the paragraphs that explain it. */
export function MissionStatement({
  statement,
  paragraphs,
}: {
  statement: string;
  paragraphs: readonly string[];
}) {
  return (
    <div className={classNames(missionStatementRecipe)}>
      <p>{unbroken(statement)}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
}
