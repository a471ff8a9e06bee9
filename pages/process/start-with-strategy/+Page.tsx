import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { content } from './content.ts';
import { PlanDays } from './strategy-plan/PlanDays.tsx';
import { QuestionPair } from './strategy-plan/QuestionPair.tsx';

export function Page() {
  const { questions, process, plan, neighbours } = content;
  return (
    <PageFrame content={content} figure={<PlanDays {...content.days} />}>
      <Section title={questions.title} eyebrow={questions.eyebrow} intro={questions.intro}>
        <QuestionPair questions={questions.pair} />
      </Section>
      <Section title={plan.title} eyebrow={plan.eyebrow} intro={plan.intro} tone="mist">
        <Specimen sheets={plan.sheets} />
      </Section>
      <Section title={process.title} eyebrow={process.eyebrow} intro={process.intro}>
        <ProcessSteps steps={process.steps} layout="columns" />
      </Section>
      <Faq faq={content.faq} tone="mist" />
      <Section title={neighbours.title} eyebrow={neighbours.eyebrow} layout="aside">
        {neighbours.boxes.map((box) => (
          <InfoBox key={box.title} {...box} />
        ))}
      </Section>
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
