import type { Action, TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import { Fold } from './Fold.tsx';
import { ForwardLink } from './ForwardLink.tsx';
import { titledListRecipe } from './TitledList.recipe.ts';

/** A titled text, and where it leads. */
export interface TitledEntry extends TitledText {
  readonly action?: Action;
  /** Anchor of the entry. */
  readonly id?: string;
}

/**
 * Titled texts of equal weight.
 *
 * @param fold - folds the texts on narrow screens, and names the buttons that unfold them.
 */
export function TitledList({
  content,
  layout,
  fold,
}: {
  content: readonly TitledEntry[];
  fold?: string;
} & Pick<VariantsOf<typeof titledListRecipe>, 'layout'>) {
  return (
    <ul className={classNames(titledListRecipe, { layout, folds: fold ? 'yes' : 'no' })}>
      {content.map(({ id, title, text, action }) => {
        const body = (
          <>
            <p>{unbroken(text)}</p>
            {action && <ForwardLink action={action} />}
          </>
        );
        return (
          <li key={title} id={id}>
            <h3>{unbrokenHeading(title)}</h3>
            {fold ? (
              <Fold summary={fold} clickableTitle>
                {body}
              </Fold>
            ) : (
              body
            )}
          </li>
        );
      })}
    </ul>
  );
}
