import { classNames } from '#src/theme/class-names.ts';
import { submissionDocketRecipe } from './SubmissionDocket.recipe.ts';

export interface SubmissionDocketContent {
  readonly title: string;
  readonly items: readonly string[];
  readonly note: string;
}

/** A slip that lists what to have ready before a submission. */
export function SubmissionDocket({ content }: { content: SubmissionDocketContent }) {
  return (
    <section className={classNames(submissionDocketRecipe)}>
      <h2>{content.title}</h2>
      <ul>
        {content.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{content.note}</p>
    </section>
  );
}
