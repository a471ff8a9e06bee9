import { useSyncExternalStore } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { analyticsQuestionRecipe } from './AnalyticsQuestion.recipe.ts';
import { askAgain } from './consent.ts';

const never = () => () => {};

/** Brings the question about analytics back, so that an answer can be changed. It does so once the app is there. */
export function AnalyticsButton() {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      className={classNames(analyticsQuestionRecipe).button}
      disabled={!isReady}
      onClick={askAgain}
    >
      Analytics choice
    </button>
  );
}
