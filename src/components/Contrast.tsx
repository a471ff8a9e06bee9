import type { ReactNode } from 'react';
import { Heading, Text } from './Text.tsx';
import styles from './Contrast.module.css';

/** @param sides - column headings on wide screens */
export function Contrast({ sides, children }: { sides?: readonly [string, string]; children: ReactNode }) {
  return (
    <div>
      {sides && (
        <div className={styles.sides} aria-hidden>
          {sides.map((side) => (
            <Text key={side}>{side}</Text>
          ))}
        </div>
      )}
      <ul className={styles.rows}>{children}</ul>
    </div>
  );
}

/** @param label - before `others` on narrow screens */
export function ContrastRow({
  label,
  others,
  title,
  children,
}: {
  label?: string;
  others: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Text>
        {label && <b>{label}</b>}
        {label && ' '}
        {others}
      </Text>
      <div>
        <Heading as="h3">{title}</Heading>
        {children}
      </div>
    </li>
  );
}
