import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { classNames } from '#src/theme/class-names.ts';
import { analyticsQuestionRecipe } from './AnalyticsQuestion.recipe.ts';
import { askAgain } from './consent.ts';

/** Brings the question about analytics back, so that an answer can be changed. It does so once the app is there. */
export function AnalyticsButton() {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      className={classNames(analyticsQuestionRecipe).button}
      disabled={!isHydrated}
      onClick={askAgain}
    >
      Analytics choice
    </button>
  );
}
