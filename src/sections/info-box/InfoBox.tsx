import { ActionLink } from '#src/links/ActionLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { infoBoxRecipe } from './InfoBox.recipe.ts';

/**
 * A boxed note beside or below the main text: a heading, a paragraph, and a link where there is a next step.
 *
 * @param headingLevel - `h2` in a hero, where it follows the page's own heading.
 */
export function InfoBox({
  title,
  text,
  action,
  headingLevel: Heading = 'h3',
}: TitledText & { action?: Action; headingLevel?: 'h2' | 'h3' }) {
  return (
    <div className={classNames(infoBoxRecipe)}>
      <Heading>{unbrokenHeading(title)}</Heading>
      <p>{unbroken(text)}</p>
      {action && <ActionLink action={action} />}
    </div>
  );
}
