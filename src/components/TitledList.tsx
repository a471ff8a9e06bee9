import { clsx } from 'clsx';
import type { Action, TitledText } from '#src/content/page-content.ts';
import { Heading, Text } from './Text.tsx';
import { ForwardLink } from './ActionLink.tsx';
import styles from './TitledList.module.css';

export interface TitledEntry extends TitledText {
  readonly action?: Action;
}

export function TitledList({
  content,
  layout = 'ruled',
  columns,
}: {
  content: readonly TitledEntry[];
  layout?: 'links' | 'ruled';
  /** On wide screens, for the layout with rules. */
  columns?: 'two' | 'three' | 'four';
}) {
  return (
    <ul className={clsx(styles.root, styles[layout], columns && styles[columns])}>
      {content.map(({ title, text, action }) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <Text>{text}</Text>
          {action && <ForwardLink action={action} />}
        </li>
      ))}
    </ul>
  );
}
