import { Points } from '#src/components/Points.tsx';
import plate from '#src/theme/plate.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import styles from './ArgumentColumns.module.css';

export interface Argument {
  readonly title: string;
  readonly thesis: string;
  readonly paragraphs: readonly [string, string];
  readonly points: readonly string[];
}

export function ArgumentColumns({ content }: { content: readonly Argument[] }) {
  return (
    <div className={`${styles.root} ${plate.root}`}>
      {content.map(({ title, thesis, paragraphs, points }) => (
        <section key={title}>
          <Heading as="h2">{title}</Heading>
          <Text>{thesis}</Text>
          <Text>{paragraphs[0]}</Text>
          <Text>{paragraphs[1]}</Text>
          <Points points={points} />
        </section>
      ))}
    </div>
  );
}
