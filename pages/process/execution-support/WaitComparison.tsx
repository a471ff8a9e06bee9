import styles from './WaitComparison.module.css';

export interface WaitComparisonContent {
  readonly names: readonly [string, string, string];
  readonly caption: string;
}

export function WaitComparison({ content: { names, caption } }: { content: WaitComparisonContent }) {
  return (
    <figure className={styles.root}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
