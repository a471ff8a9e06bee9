import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Card, Cards } from '#src/components/Cards.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Points } from '#src/components/Points.tsx';
import { Text } from '#src/components/Text.tsx';
import labels from '#src/theme/text.module.css';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { DeliveryDays } from './DeliveryDays.tsx';
import { samples } from '#src/content/values/samples/start-with-strategy.ts';
import { content } from './content.ts';

export function Page() {
  const { questions, process, plan } = content;
  return (
    <PageFrame content={content} figure={<DeliveryDays content={content.days} />}>
      <Section content={questions}>
        <Cards as="ol" look="divided" columns="two">
          {questions.pair.map(({ title, text, points }) => (
            <Card key={title} title={text} figure={<Text className={labels.eyebrow}>{title}</Text>}>
              <Points points={points} look="ruled" />
            </Card>
          ))}
        </Cards>
        <ForwardLink action={questions.validationOnly} />
      </Section>
      <Section content={plan} tone="pale">
        <SampleDocument content={samples} />
      </Section>
      <Section content={process}>
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
