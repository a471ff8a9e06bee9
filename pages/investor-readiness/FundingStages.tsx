import { Points } from '#src/components/Points.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './FundingStages.module.css';

export function FundingStages({ content }: { content: Content['stages']['entries'] }) {
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
