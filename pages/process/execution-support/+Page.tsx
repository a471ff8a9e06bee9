import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ComparisonTable } from '#src/sections/ComparisonTable.tsx';
import { FactColumns } from '#src/sections/FactColumns.tsx';
import { FitCheck } from '#src/sections/FitCheck.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Specimen } from '#src/sections/Specimen.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { PlotStrip } from '#src/sections/PlotStrip.tsx';
import { content } from './content.ts';
import { WaitsCut } from './WaitsCut.tsx';

export function Page() {
  const { process, acceleration, rhythm, joining, fit } = content;
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={process} layout="aside">
        <ProcessSteps content={process.steps} />
      </Section>
      <Section content={acceleration}>
        <WaitsCut content={acceleration.waits} />
        <TitledList content={acceleration.reasons} />
      </Section>
      <Section content={rhythm} tone="pale">
        <ComparisonTable content={rhythm.table} />
        <Specimen content={rhythm.sheets} />
      </Section>
      <Section content={joining} weight="quiet">
        <FactColumns content={joining.facts} />
      </Section>
      <Section content={fit} weight="quiet">
        <FitCheck content={fit.check} />
      </Section>
    </PageFrame>
  );
}
