import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { PlanDays } from './PlanDays.tsx';
import { samples } from '#src/content/samples/start-with-strategy.ts';
import { content } from './content.ts';
import { QuestionPair } from './QuestionPair.tsx';

export function Page() {
  const { questions, process, plan } = content;
  return (
    <PageFrame content={content} figure={<PlanDays content={content.days} />}>
      <Section content={questions}>
        <QuestionPair content={questions.pair} />
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
