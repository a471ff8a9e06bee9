import { provider } from '#src/site/provider.ts';
import styles from './DelayNotice.module.css';
import type { Notice } from './machine.ts';
import textButton from './TextButton.module.css';

const messages: Readonly<Record<Notice, string>> = {
  trying:
    'Still trying… We could not reach our server yet. Your text is kept, and we go on for about a minute.',
  offline:
    'You are offline. Your text is kept, and we send it as soon as you are back online, while this page is open.',
  unanswered: 'No answer came. Your text is kept, and it is safe to send it again.',
  busy: 'Our server can’t take it just now. Your text is kept; please send it again in a few minutes.',
  refused: `Our server didn’t take it. Your text is kept; please try again, or write to ${provider.email}.`,
  edited: 'You changed your text, so we stopped sending the earlier one. Send it again when it is ready.',
};

/**
 * Says why an inquiry hasn't arrived yet and lets the visitor decide what to do. The live region is always rendered,
 * because screen readers only announce changes inside one.
 */
export function DelayNotice({
  notice,
  stop,
  tryNow,
}: {
  notice: Notice | undefined;
  stop: () => void;
  tryNow: () => void;
}) {
  return (
    <div className={styles.root}>
      <p role="status">{notice && messages[notice]}</p>
      {notice === 'trying' && (
        <button type="button" className={textButton.root} onClick={tryNow}>
          Try now
        </button>
      )}
      {(notice === 'trying' || notice === 'offline') && (
        <button type="button" className={textButton.root} onClick={stop}>
          {notice === 'offline' ? 'Don’t send by itself' : 'Stop trying'}
        </button>
      )}
    </div>
  );
}
