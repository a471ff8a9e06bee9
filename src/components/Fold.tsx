import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/**
 * A native `details` on narrow screens, which find-in-page and links to anchors open; always open on wide ones.
 *
 * @param summary - names the button of narrow screens.
 * @param clickableTitle - makes the title before it the button too; both must be children of one grid.
 */
export function Fold({
  summary,
  clickableTitle = false,
  className,
  children,
}: {
  summary: string;
  clickableTitle?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className={clsx(styles.root, className)} data-row={clickableTitle ? '' : undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
