import { Points } from '#src/components/Points.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import { submissionDocketRecipe } from './SubmissionDocket.recipe.ts';

export interface SubmissionDocketContent {
  readonly title: string;
  readonly points: readonly string[];
  readonly note: string;
}

/** A slip that lists what to have ready before a submission. */
export function SubmissionDocket({ content }: { content: SubmissionDocketContent }) {
  return (
    <section className={classNames(submissionDocketRecipe)}>
      <h2>{unbrokenHeading(content.title)}</h2>
      <Points points={content.points} />
      <p>{unbroken(content.note)}</p>
    </section>
  );
}
