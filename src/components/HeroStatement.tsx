import { preventBreaks } from './prevent-breaks.ts';
import styles from './HeroStatement.module.css';

export interface HeroStatementContent {
  /** Label of the part of a plot that rises into the hero. */
  readonly mark?: string;
  readonly statement: string;
  readonly text: string;
}

export function HeroStatement({ content: { mark, statement, text } }: { content: HeroStatementContent }) {
  return (
    <div className={styles.root}>
      {mark && <p>{mark}</p>}
      <p>
        <strong>{statement}</strong>
        {preventBreaks(text)}
      </p>
    </div>
  );
}
