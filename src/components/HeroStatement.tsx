import { Text } from './Text.tsx';
import styles from './HeroStatement.module.css';

export interface HeroStatementContent {
  /** Label of the plot's part in the hero. */
  readonly mark?: string;
  readonly statement: string;
  readonly text: string;
}

export function HeroStatement({ content: { mark, statement, text } }: { content: HeroStatementContent }) {
  return (
    <div className={styles.root}>
      {mark && <Text>{mark}</Text>}
      <Text>
        <Text as="strong">{statement}</Text>
        {` ${text}`}
      </Text>
    </div>
  );
}
