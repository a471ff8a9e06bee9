import { Card, Cards } from '#src/components/Cards.tsx';
import { Points } from '#src/components/Points.tsx';
import { Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';

export function FundingStages({ content }: { content: Content['stages']['entries'] }) {
  return (
    <Cards as="ol" look="divided" columns="three">
      {content.map(({ title, question, text, points }) => (
        <Card key={title} title={title}>
          <Text as="q">{question}</Text>
          <Text>{text}</Text>
          <Points points={points} look="ruled" />
        </Card>
      ))}
    </Cards>
  );
}
