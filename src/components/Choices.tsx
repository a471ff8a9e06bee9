import { ActionLink } from './ActionLink.tsx';
import type { Action, Fact as FactContent, TitledText } from '#src/content/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { Card, Cards } from './Cards.tsx';
import { Fact, Text } from './Text.tsx';
import { Points } from './Points.tsx';

export interface Choice extends TitledText {
  readonly points?: readonly string[];
  readonly fact?: FactContent;
  readonly action: Action;
}

export function Choices({ content }: { content: readonly Choice[] }) {
  return (
    <Cards look="raised" columns="three">
      {content.map(({ title, text, points, fact, action }) => (
        <Card key={title} title={title}>
          <Text>{text}</Text>
          {points && <Points points={points} />}
          {fact && (
            <p>
              <Fact content={fact} />
            </p>
          )}
          <Button asChild variant="outline" size="sm">
            <ActionLink action={action} />
          </Button>
        </Card>
      ))}
    </Cards>
  );
}
