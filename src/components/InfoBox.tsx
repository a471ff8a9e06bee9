import { clsx } from 'clsx';
import { Collapsible } from './Collapsible.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { Note } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import styles from './InfoBox.module.css';

/** @param row - the group of fields that the note explains, from 1; 0 is the heading (`FormSection.module.css`) */
export function InfoBox({
  content: { title, text, entries, action },
  collapseLabel,
  row,
}: {
  content: Note;
  collapseLabel?: string;
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
    <div className={clsx(styles.root, collapseLabel && styles.collapsible)} data-row={row}>
      <h3>{preventHeadingBreaks(title)}</h3>
      {collapseLabel ? (
        <Collapsible summary={collapseLabel} isTitleClickable>
          {body}
        </Collapsible>
      ) : (
        body
      )}
    </div>
  );
}
