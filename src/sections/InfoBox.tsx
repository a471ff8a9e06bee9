import { ActionLink } from '#src/text/ActionLink.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { infoBoxRecipe } from './InfoBox.recipe.ts';

/** A boxed note beside or below the main text: a heading, a paragraph, and a link where there is a next step. */
export function InfoBox({
  content: { title, text, action },
}: {
  content: TitledText & { readonly action?: Action };
}) {
  return (
    <div className={classNames(infoBoxRecipe)}>
      <h3>{unbrokenHeading(title)}</h3>
      <p>{unbroken(text)}</p>
      {action && <ActionLink action={action} />}
    </div>
  );
}
