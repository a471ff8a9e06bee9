import type { ReactNode } from 'react';
import styles from './DrawnFigure.module.css';

/**
 * A drawing beside the text, 400 units wide, with its caption.
 *
 * @param label - says in words all that the drawing shows, for readers who can't see it.
 */
export function DrawnFigure({
  label,
  height,
  caption,
  children,
}: {
  label: string;
  height: number;
  caption?: string;
  children: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={label} viewBox={`0 0 400 ${height}`}>
        {children}
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
