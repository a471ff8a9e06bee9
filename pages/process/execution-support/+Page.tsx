import { PageFrame } from '#src/components/PageFrame.tsx';
import { ComparisonTable } from '#src/components/ComparisonTable.tsx';
import { FactColumns } from '#src/components/FactColumns.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/SampleDocument.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { content } from './content.ts';
import { WaitComparison } from './WaitComparison.tsx';

export function Page() {
  const { process, acceleration, meetingSchedule, joining } = content;
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={process} layout="aside">
        <ProcessSteps content={process.steps} />
      </Section>
      <Section content={acceleration}>
        <WaitComparison content={acceleration.waits} />
        <TitledList content={acceleration.reasons} />
      </Section>
      <Section content={meetingSchedule} tone="pale">
        <ComparisonTable content={meetingSchedule.table} />
        <SampleDocument content={meetingSchedule.pages} />
      </Section>
      <Section content={joining} weight="quiet">
        <FactColumns content={joining.facts} />
      </Section>
    </PageFrame>
  );
}
