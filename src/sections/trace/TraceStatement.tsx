import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/text/unbroken.ts';
import { traceStatementRecipe } from './TraceStatement.recipe.ts';

export interface TraceStatementContent {
  /** What is written at the part of the plot that rises through the hero. */
  readonly mark?: string;
  readonly statement: string;
  readonly text: string;
}

/** What a plot says, in a sentence in the hero above it. */
export function TraceStatement({ content: { mark, statement, text } }: { content: TraceStatementContent }) {
  return (
    <div className={classNames(traceStatementRecipe)}>
      {mark && <p>{mark}</p>}
      <p>
        <strong>{statement}</strong>
        {unbroken(text)}
      </p>
    </div>
  );
}
