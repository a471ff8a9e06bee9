import type { TitledText } from '#src/content/page-content.ts';
import { Card, Cards } from './Cards.tsx';
import { Text } from './Text.tsx';

export function TitledList({
  content,
  columns,
}: {
  content: readonly TitledText[];
  columns?: 'two' | 'three' | 'four';
}) {
  return (
    <Cards look="ruled" columns={columns}>
      {content.map(({ title, text }) => (
        <Card key={title} title={title}>
          <Text>{text}</Text>
        </Card>
      ))}
    </Cards>
  );
}
