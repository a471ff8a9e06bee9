import type { Action, TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { ForwardLink } from './ForwardLink.tsx';
import { titledListRecipe } from './TitledList.recipe.ts';

/** A titled text, and where it leads. */
export interface TitledEntry extends TitledText {
  readonly action?: Action;
  /** Anchor of the entry. */
  readonly id?: string;
}

/** Titled texts of equal weight. */
export function TitledList({
  content,
  layout,
}: {
  content: readonly TitledEntry[];
} & VariantsOf<typeof titledListRecipe>) {
  return (
    <ul className={classNames(titledListRecipe, { layout })}>
      {content.map(({ id, title, text, action }) => (
        <li key={title} id={id}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          {action && <ForwardLink action={action} />}
        </li>
      ))}
    </ul>
  );
}
