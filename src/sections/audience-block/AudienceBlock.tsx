import type { Action, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { ForwardLink } from '../forward-link/ForwardLink.tsx';
import { audienceBlockRecipe } from './AudienceBlock.recipe.ts';

/** Where a team stands today, one row each, with the page that answers it at the end of the row. */
export function AudienceBlock({
  audiences,
}: {
  audiences: readonly (TitledText & { readonly action: Action })[];
}) {
  return (
    <ul className={classNames(audienceBlockRecipe)}>
      {audiences.map(({ title, text, action }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          <ForwardLink action={action} />
        </li>
      ))}
    </ul>
  );
}
