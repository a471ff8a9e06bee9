import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from './Text.tsx';
import styles from './Cards.module.css';

/**
 * @param look - divided by lines, raised panels, or ruled: a line above each
 * @param columns - on wide screens
 */
export function Cards({
  as: List = 'ul',
  look,
  columns,
  children,
}: {
  as?: 'ul' | 'ol';
  look?: 'divided' | 'raised' | 'ruled';
  columns?: 'two' | 'three' | 'four' | undefined;
  children: ReactNode;
}) {
  return (
    <List className={clsx(styles.root, look && styles[look], columns && styles[columns])}>{children}</List>
  );
}

export function Card({
  title,
  heading = 'h3',
  figure,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  figure?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      {figure}
      <Heading as={heading}>{title}</Heading>
      {children}
    </li>
  );
}
