import { Points } from '#src/components/Points.tsx';
import plate from '#src/theme/plate.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './ArgumentColumns.module.css';

export function ArgumentColumns({ content }: { content: Content['arguments'] }) {
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
