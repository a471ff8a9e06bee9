import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from './unbroken.ts';
import { missionStatementRecipe } from './MissionStatement.recipe.ts';

/** A sentence set large, and the paragraphs that explain it. */
export function MissionStatement({
  content: { statement, paragraphs },
}: {
  content: { readonly statement: string; readonly paragraphs: readonly string[] };
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
