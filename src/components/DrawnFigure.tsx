import type { ReactNode } from 'react';
import { fill, stroke } from '#src/theme/paint.ts';
import { Text } from './Text.tsx';
import styles from './DrawnFigure.module.css';

/** @param label - text alternative for everything that the drawing shows */
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
      {caption && <Text as="figcaption">{caption}</Text>}
    </figure>
  );
}

export function IndMark({ x, y }: { x: number; y: number }) {
  return (
    <g {...stroke('ind', 2)} {...fill('ind')}>
      <circle cx={x} cy={y} r="5" />
      <circle cx={x} cy={y} r="11" fill="none" />
    </g>
  );
}
