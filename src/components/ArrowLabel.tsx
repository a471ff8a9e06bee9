import styles from './ArrowLabel.module.css';

/** Draws the arrow of a label, because our typefaces and some devices lack it. */
export function ArrowLabel({ children }: { children: string }) {
  const [label = '', arrow, rest = ''] = children.split(/([←→])/);
  if (arrow === undefined) return label;
  return (
    <>
      {label}
      <Arrow direction={arrow === '→' ? 'forward' : 'back'}>{arrow}</Arrow>
      {rest}
    </>
  );
}

/** @param children - the character that search and screen readers get */
export function Arrow({
  direction = 'forward',
  children,
}: {
  direction?: 'forward' | 'back';
  children?: string;
}) {
  return <span className={styles[direction]}>{children}</span>;
}
