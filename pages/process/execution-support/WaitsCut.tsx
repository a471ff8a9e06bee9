import styles from './WaitsCut.module.css';

export interface WaitsContent {
  /** What each wait in the bar is for. */
  readonly names: readonly [string, string, string];
  /** Says what the bars show. */
  readonly caption: string;
}

/** A program as a bar of work and named waits, and below it the same work without the waits. */
export function WaitsCut({ content: { names, caption } }: { content: WaitsContent }) {
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
