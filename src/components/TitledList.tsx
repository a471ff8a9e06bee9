import { clsx } from 'clsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { Heading, Text } from './Text.tsx';
import { Fold } from './Fold.tsx';
import { ForwardLink } from './ForwardLink.tsx';
import styles from './TitledList.module.css';

export interface TitledEntry extends TitledText {
  readonly action?: Action;
  readonly id?: string;
}

export function TitledList({
  content,
  layout = 'rows',
  collapseLabel,
}: {
  content: readonly TitledEntry[];
  layout?: 'rows' | 'links' | 'ruled';
  collapseLabel?: string;
}) {
  return (
    <ul className={clsx(styles.root, styles[layout], collapseLabel && styles.collapsible)}>
      {content.map(({ id, title, text, action }) => {
        const body = (
          <>
            <Text>{text}</Text>
            {action && <ForwardLink action={action} />}
          </>
        );
        return (
          <li key={title} id={id}>
            <Heading as="h3">{title}</Heading>
            {collapseLabel ? (
              <Fold summary={collapseLabel} isTitleClickable>
                {body}
              </Fold>
            ) : (
              body
            )}
          </li>
        );
      })}
    </ul>
  );
}
