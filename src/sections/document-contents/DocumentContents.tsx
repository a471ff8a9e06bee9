import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { documentContentsRecipe } from './DocumentContents.recipe.ts';

/** The contents page of a document: its parts in order, each with what stands in it. */
export function DocumentContents({ parts }: { parts: readonly TitledText[] }) {
  const root = classNames(documentContentsRecipe);
  return (
    <ol className={root}>
      {parts.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden>{index + 1}</span>
          <div>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
