import { Points } from '#src/components/Points.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './FundingStages.module.css';

export interface FundingStage extends TitledText {
  readonly question: string;
  readonly points: readonly string[];
}

export function FundingStages({ content }: { content: readonly FundingStage[] }) {
  return (
    <ol className={styles.root}>
      {content.map(({ title, question, text, points }) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <Text as="q">{question}</Text>
          <Text>{text}</Text>
          <Points points={points} />
        </li>
      ))}
    </ol>
  );
}
