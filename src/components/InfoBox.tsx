import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { Note } from '#src/content/page-content.ts';
import { Heading, Text } from './Text.tsx';
import styles from './InfoBox.module.css';

/** @param row - the form's part that the note explains, from 1; 0 is the heading (`FormSection.module.css`) */
export function InfoBox({
  content: { title, text, entries, action },
  collapseLabel,
  row,
}: {
  content: Note;
  collapseLabel?: string;
  row?: '0' | '1' | '2' | '3' | '4' | '5';
}) {
  const body = (
    <div>
      <Text>{text}</Text>
      {entries?.map((entry) => (
        <Text key={entry.title}>
          <b>{entry.title}</b>
          {` ${entry.text}`}
        </Text>
      ))}
      {action && <ActionLink action={action} />}
    </div>
  );
  return (
    <div className={clsx(styles.root, collapseLabel && styles.collapsible)} data-row={row}>
      <Heading as="h3">{title}</Heading>
      {collapseLabel ? (
        <Fold summary={collapseLabel} isTitleClickable>
          {body}
        </Fold>
      ) : (
        body
      )}
    </div>
  );
}
