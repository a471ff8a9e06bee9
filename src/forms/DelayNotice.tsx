import { classNames } from '#src/theme/class-names.ts';
import type { Delay, FormStatus } from './form-state.ts';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';

const messages: Readonly<Record<Delay, string>> = {
  trying:
    'Still trying… We could not reach our server yet. Your text is kept, and we go on for about a minute.',
  offline:
    'You are offline. Your text is kept, and we send it as soon as you are back online, while this page is open.',
  unanswered: 'No answer came. Your text is kept, and sending it again makes no second inquiry.',
};

/**
 * Says why an inquiry hasn't arrived yet and lets the visitor decide what to do. The live region is always rendered,
 * because screen readers only announce changes inside one.
 */
export function DelayNotice({
  delay,
  words,
  stop,
  tryNow,
}: Pick<FormStatus, 'delay' | 'words'> & {
  stop: () => void;
  tryNow: () => void;
}) {
  const styles = classNames(inquiryFormRecipe);
  const isBeingTried = delay !== undefined && delay !== 'unanswered';
  return (
    <div className={styles.notice}>
      <p role="status">{words ?? (delay && messages[delay])}</p>
      {delay === 'trying' && (
        <button type="button" className={styles.textButton} onClick={tryNow}>
          Try now
        </button>
      )}
      {isBeingTried && (
        <button type="button" className={styles.textButton} onClick={stop}>
          {delay === 'offline' ? 'Don’t send by itself' : 'Stop trying'}
        </button>
      )}
    </div>
  );
}
