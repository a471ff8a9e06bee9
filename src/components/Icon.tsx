import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

/** @param size - in CSS pixels */
export function Icon({ icon, size }: { icon: IconNode; size: number }) {
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
