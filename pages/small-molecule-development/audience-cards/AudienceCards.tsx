import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { Button } from '#src/theme/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { audienceCardsRecipe } from './AudienceCards.recipe.ts';

/** Who the offer is for, as cards on a rising stair: each stands a step further along than the one before. */
export function AudienceCards({ audiences, action }: { audiences: readonly TitledText[]; action: Action }) {
  return (
    <>
      <ul className={classNames(audienceCardsRecipe)}>
        {audiences.map(({ title, text }) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button asChild variant="outline">
          <ActionLink action={action} />
        </Button>
      </div>
    </>
  );
}
