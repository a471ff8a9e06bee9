import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { Note } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import styles from './InfoBox.module.css';

/**
 * @param fold - label of the button that unfolds the note on narrow screens
 *
 * @param row - the group of fields that the note explains, from 1; 0 is the heading (`FormSection.module.css`)
 */
export function InfoBox({
  content: { title, text, entries, action },
  fold,
  row,
}: {
  content: Note;
  fold?: string;
  row?: '0' | '1' | '2' | '3' | '4';
}) {
  const body = (
    <div>
      <p>{preventBreaks(text)}</p>
      {entries?.map((entry) => (
        <p key={entry.title}>
          <b>{entry.title}</b>
          {preventBreaks(` ${entry.text}`)}
        </p>
      ))}
      {action && <ActionLink action={action} />}
    </div>
  );
  return (
    <div className={clsx(styles.root, fold && styles.folding)} data-row={row}>
      <h3>{preventHeadingBreaks(title)}</h3>
      {fold ? (
        <Fold summary={fold} clickableTitle>
          {body}
        </Fold>
      ) : (
        body
      )}
    </div>
  );
}
