import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from './unbroken.ts';
import { heroStatementRecipe } from './HeroStatement.recipe.ts';

export interface HeroStatementContent {
  /** What is written beside the part of a plot that rises into the hero. */
  readonly mark?: string;
  readonly statement: string;
  readonly text: string;
}

/** A statement beside the hero's text: what the plot below, or the page, says in a sentence. */
export function HeroStatement({ content: { mark, statement, text } }: { content: HeroStatementContent }) {
  return (
    <div className={classNames(heroStatementRecipe)}>
      {mark && <p>{mark}</p>}
      <p>
        <strong>{statement}</strong>
        {unbroken(text)}
      </p>
    </div>
  );
}
