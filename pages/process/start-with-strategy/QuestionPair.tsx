import { Card, Cards } from '#src/components/Cards.tsx';
import { Points } from '#src/components/Points.tsx';
import { Text } from '#src/components/Text.tsx';
import labels from '#src/theme/text.module.css';
import type { Content } from './content.ts';

export function QuestionPair({ content }: { content: Content['questions']['pair'] }) {
  return (
    <Cards as="ol" look="divided" columns="two">
      {content.map(({ title, text, points }) => (
        <Card key={title} title={text} figure={<Text className={labels.eyebrow}>{title}</Text>}>
          <Points points={points} look="ruled" />
        </Card>
      ))}
    </Cards>
  );
}
