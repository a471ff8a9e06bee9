import { ActionLink } from './ActionLink.tsx';
import { Arrow } from './ArrowLabel.tsx';
import type { Action } from '#src/content/page-content.ts';
import styles from './ForwardLink.module.css';

export function ForwardLink({ action }: { action: Action }) {
  return (
    <p className={styles.root}>
      <ActionLink action={action} />
      <Arrow />
    </p>
  );
}
