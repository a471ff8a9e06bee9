import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './Fold.module.css';

/**
 * Wide screens always show the content.
 *
 * @param isTitleClickable - extends the button over the preceding title; both must be children of one grid
 */
export function Fold({
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
    <Disclosure
      className={clsx(styles.line, styles.root, className)}
      data-clickable={isTitleClickable ? '' : undefined}
    >
      <summary>{summary}</summary>
      {children}
    </Disclosure>
  );
}
