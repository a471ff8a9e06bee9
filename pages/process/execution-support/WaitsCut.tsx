import { classNames } from '#src/theme/class-names.ts';
import { waitsCutRecipe } from './WaitsCut.recipe.ts';

/** A program as a bar of work and waiting, and below it the same work without the waits. The caption says all of it. */
export function WaitsCut({ caption }: { caption: string }) {
  return (
    <figure className={classNames(waitsCutRecipe)}>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
