import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { InfoBox } from '#src/sections/info-box/InfoBox.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { PlanDays } from './plan-days/PlanDays.tsx';
import { content } from './content.ts';

export function Page() {
  const { questions, process, plan, neighbours } = content;
  return (
    <PageFrame content={content} figure={<PlanDays {...content.days} />}>
      <Section {...questions}>
        <TitledList entries={questions.pair} layout="pair" />
      </Section>
      <Section {...plan} tone="mist">
        <Specimen sheets={plan.sheets} />
      </Section>
      <Section {...process}>
        <ProcessSteps steps={process.steps} layout="columns" />
      </Section>
      <Faq faq={content.faq} tone="mist" />
      <Section {...neighbours} weight="quiet" layout="aside">
        {neighbours.boxes.map((box) => (
          <InfoBox key={box.title} {...box} />
        ))}
      </Section>
    </PageFrame>
  );
}
