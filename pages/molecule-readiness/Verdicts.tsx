import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { verdictsRecipe } from './Verdicts.recipe.ts';

/** The answers an assessment can end with: each verdict set large, what follows from it beside it. */
export function Verdicts({ verdicts }: { verdicts: readonly TitledText[] }) {
  return (
    <ul className={classNames(verdictsRecipe)}>
      {verdicts.map(({ title, text }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
