import { classNames } from '#src/theme/class-names.ts';
import { textButtonRecipe } from './text-button.recipe.ts';
import type { Delay } from './form-status.ts';

const messages: Readonly<Record<Delay, string>> = {
  trying:
    'Still trying… We could not reach our server yet. Your text is kept, and we go on for about a minute.',
  offline:
    'You are offline. Your text is kept, and we send it as soon as you are back online, while this page is open.',
  unanswered: 'No answer came. Your text is kept, and sending it again makes no second inquiry.',
};

/**
 * Says why an inquiry hasn't arrived yet and lets the visitor decide what to do. The live region is in the page before
 * its text, as screen readers need it.
 */
export function DelayNotice({
  delay,
  stop,
  tryNow,
  className,
}: {
  delay: Delay | undefined;
  stop: () => void;
  tryNow: () => void;
  className: string;
}) {
  const isBeingTried = delay !== undefined && delay !== 'unanswered';
  return (
    <div className={className}>
      <p role="status">{delay && messages[delay]}</p>
      {delay === 'trying' && (
        <button type="button" className={classNames(textButtonRecipe)} onClick={tryNow}>
          Try now
        </button>
      )}
      {isBeingTried && (
        <button type="button" className={classNames(textButtonRecipe)} onClick={stop}>
          {delay === 'offline' ? 'Don’t send by itself' : 'Stop trying'}
        </button>
      )}
    </div>
  );
}
