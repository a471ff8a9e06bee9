import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Card, Cards } from '#src/components/Cards.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { HeroStatement } from '#src/components/HeroStatement.tsx';
import { Sources } from '#src/components/Sources.tsx';
import { Text } from '#src/components/Text.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { claims } from '#src/content/values/claims.ts';
import { samples } from '#src/content/values/samples/molecule-readiness.ts';
import { content } from './content.ts';

const { price } = claims.readinessSprint;

export function Page() {
  const { impurity, review, verdicts, pricing } = content;
  return (
    <PageFrame
      content={{ ...content, service: { ...content.service, price } }}
      figure={<HeroStatement content={content.statement} />}
      plot={<PlotStrip content={content.plot} layout="crop" />}
    >
      <Section content={impurity} weight="quiet" layout="aside">
        <Text>{impurity.text}</Text>
        <Sources content={impurity.sources} />
      </Section>
      <Section content={review} tone="pale">
        <SampleDocument content={samples} />
      </Section>
      <Section content={verdicts}>
        <Cards look="raised" columns="three">
          {verdicts.entries.map(({ title, text }) => (
            <Card key={title} title={title}>
              <Text>{text}</Text>
            </Card>
          ))}
        </Cards>
      </Section>
      <Section content={pricing} tone="pale">
        <TitledList content={pricing.terms} columns="two" />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
