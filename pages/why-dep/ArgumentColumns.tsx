import { Card, Cards } from '#src/components/Cards.tsx';
import { Points } from '#src/components/Points.tsx';
import section from '#src/components/Section.module.css';
import { Text } from '#src/components/Text.tsx';
import plate from '#src/theme/plate.module.css';
import type { Content } from './content.ts';

export function ArgumentColumns({ content }: { content: Content['arguments'] }) {
  return (
    <div className={`${section.root} ${plate.root}`}>
      <div className={section.inner}>
        <Cards look="divided" columns="three">
          {content.map(({ title, thesis, text, points }) => (
            <Card key={title} title={title} heading="h2">
              <b>{thesis}</b>
              <Text>{text}</Text>
              <Points points={points} look="ruled" />
            </Card>
          ))}
        </Cards>
      </div>
    </div>
  );
}
