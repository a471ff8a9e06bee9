import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { MissionStatement } from '#src/sections/mission-statement/MissionStatement.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { HeroStatement } from '#src/sections/hero-statement/HeroStatement.tsx';
import { content } from './content.ts';

export function Page() {
  const { process, comparison, vetting, independence } = content;
  return (
    <PageFrame
      content={content}
      figure={<HeroStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section {...process} layout="aside">
        <ProcessSteps steps={process.steps} layout="timeline" />
        <ForwardLink action={process.action} />
      </Section>
      <Section {...comparison} tone="mist">
        <Specimen sheets={comparison.sheets} />
      </Section>
      <Section {...vetting} weight="quiet" layout="aside">
        <TitledList entries={vetting.entries} />
      </Section>
      <Section {...independence} tone="mist" layout="aside">
        <MissionStatement statement={independence.statement} paragraphs={independence.paragraphs} />
      </Section>
    </PageFrame>
  );
}
