import styles from './WaitsCut.module.css';

export interface WaitsContent {
  readonly names: readonly [string, string, string];
  readonly caption: string;
}

/** Compares a program with and without its waits, as two bars. */
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
