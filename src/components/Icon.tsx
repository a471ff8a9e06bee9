import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

/**
 * An icon of https://lucide.dev, for the eye only: what it says stands beside it or in the name of its control.
 *
 * @param size - width and height, in CSS pixels.
 */
export function Icon({ icon, size }: { icon: IconNode; size: number }) {
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {icon.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
