import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Card, Cards } from '#src/components/Cards.tsx';
import { FactList } from '#src/components/FactList.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Points } from '#src/components/Points.tsx';
import { Text } from '#src/components/Text.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { content } from './content.ts';
import { DeckAnatomy } from './DeckAnatomy.tsx';
import { PitchFailures } from './PitchFailures.tsx';

export function Page() {
  const { failures, inclusions, stages, result } = content;
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={failures}>
        <PitchFailures content={failures.entries} />
      </Section>
      <Section content={inclusions} tone="pale">
        <DeckAnatomy content={inclusions} />
        <ForwardLink action={inclusions.action} />
      </Section>
      <Section content={stages}>
        <Cards as="ol" look="divided" columns="three">
          {stages.entries.map(({ title, question, text, points }) => (
            <Card key={title} title={title}>
              <Text as="q">{question}</Text>
              <Text>{text}</Text>
              <Points points={points} look="ruled" />
            </Card>
          ))}
        </Cards>
      </Section>
      <Section content={result} weight="quiet">
        <FactList facts={result.facts} />
      </Section>
    </PageFrame>
  );
}
