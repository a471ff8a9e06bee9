import { classNames } from '#src/theme/class-names.ts';
import { textButtonRecipe } from './text-button.recipe.ts';
import type { Delay } from './form-status.ts';

const messages: Readonly<Record<Delay, string>> = {
  trying: 'Still trying… we could not reach our server yet.',
  offline: 'You are offline. Your text is kept, and we send it as soon as you are back online.',
  unreachable: 'Not sent yet. Your text is kept, and we try again by ourselves as long as this page is open.',
  unsent: 'Not sent. Your text is kept until you send or discard it.',
};

/** Says why an inquiry isn't in yet and lets the visitor decide about it. The live region is there before its text. */
export function DelayNotice({
  delay,
  stop,
  sendNow,
  className,
}: {
  delay: Delay | undefined;
  stop: () => void;
  sendNow: () => void;
  className: string;
}) {
  const isBeingTried = delay !== undefined && delay !== 'unsent';
  return (
    <div className={className}>
      <p role="status">{delay && messages[delay]}</p>
      {delay === 'unreachable' && (
        <button type="button" className={classNames(textButtonRecipe)} onClick={sendNow}>
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
