import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { ComparisonTable } from '#src/components/ComparisonTable.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { Sources } from '#src/components/Sources.tsx';
import { Text } from '#src/components/Text.tsx';
import { samples } from '#src/content/values/samples/execution-support.ts';
import { content } from './content.ts';

export function Page() {
  const { process, meetingSchedule, joining } = content;
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={process}>
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Section content={meetingSchedule} tone="pale">
        <ComparisonTable content={meetingSchedule.table} />
        <SampleDocument content={samples} />
        <Sources content={meetingSchedule.sources} />
      </Section>
      <Section content={joining} weight="quiet" layout="aside">
        <Text>{joining.text}</Text>
      </Section>
    </PageFrame>
  );
}
