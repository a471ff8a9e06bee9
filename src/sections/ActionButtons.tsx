import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action } from '#src/site/content-types.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';

/** The next steps a visitor can take: the first one solid, the others outlined. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return actions.map((action, index) => (
    <ActionLink
      key={action.label}
      action={action}
      className={classNames(buttonRecipe, { tone: index === 0 ? 'solid' : 'outline' })}
    />
  ));
}
