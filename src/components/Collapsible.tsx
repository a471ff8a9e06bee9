import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Collapsible.module.css';

/**
 * Renders a `details`, which find-in-page and anchors can open. Wide screens hide its button and always show the content.
 *
 * @param summary - label of the button on narrow screens
 * @param isTitleClickable - extends the button over the preceding title; both must be children of one grid
 */
export function Collapsible({
  summary,
  isTitleClickable = false,
  className,
  children,
}: {
  summary: string;
  isTitleClickable?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className={clsx(styles.root, className)} data-clickable={isTitleClickable ? '' : undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
