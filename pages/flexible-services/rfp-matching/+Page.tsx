import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { MissionStatement } from '#src/sections/MissionStatement.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Specimen } from '#src/sections/Specimen.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { PlotStrip } from '#src/sections/PlotStrip.tsx';
import { content } from './content.ts';

export function Page() {
  const { process, comparison, vetting, independence } = content;
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={process} layout="aside">
        <ProcessSteps content={process.steps} layout="timeline" />
        <ForwardLink action={process.action} />
      </Section>
      <Section content={comparison} tone="pale">
        <Specimen content={comparison.sheets} />
      </Section>
      <Section content={vetting} weight="quiet" layout="aside">
        <TitledList content={vetting.entries} />
      </Section>
      <Section content={independence} layout="aside">
        <MissionStatement content={independence} />
      </Section>
    </PageFrame>
  );
}
