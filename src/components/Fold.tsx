import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/**
 * Renders a `details` on narrow screens, which find-in-page and anchors can open. Wide screens always show the content.
 *
 * @param summary - label of the button on narrow screens
 * @param clickableTitle - extends the button over the preceding title; both must be children of one grid
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
