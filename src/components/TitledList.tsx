import { clsx } from 'clsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import { Fold } from './Fold.tsx';
import { ForwardLink } from './ForwardLink.tsx';
import styles from './TitledList.module.css';

export interface TitledEntry extends TitledText {
  readonly action?: Action;
  readonly id?: string;
}

/** @param fold - label of the buttons that unfold the texts on narrow screens */
export function TitledList({
  content,
  layout = 'rows',
  fold,
}: {
  content: readonly TitledEntry[];
  layout?: 'rows' | 'display' | 'links' | 'ruled';
  fold?: string;
}) {
  return (
    <ul className={clsx(styles.root, styles[layout], fold && styles.folding)}>
      {content.map(({ id, title, text, action }) => {
        const body = (
          <>
            <p>{preventBreaks(text)}</p>
            {action && <ForwardLink action={action} />}
          </>
        );
        return (
          <li key={title} id={id}>
            <h3>{preventHeadingBreaks(title)}</h3>
            {fold ? (
              <Fold summary={fold} clickableTitle>
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
