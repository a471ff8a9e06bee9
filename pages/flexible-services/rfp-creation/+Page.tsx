import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { Sources } from '#src/components/Sources.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { samples } from '#src/content/values/samples/rfp-creation.ts';
import { content } from './content.ts';
import { WeekSchedule } from './WeekSchedule.tsx';

export function Page() {
  const { sampleRfp, process, document } = content;
  return (
    <PageFrame content={content}>
      <Section content={sampleRfp} tone="pale">
        <SampleDocument content={samples} />
        <Sources content={sampleRfp.sources} />
      </Section>
      <Section content={process}>
        <WeekSchedule content={process} />
      </Section>
      <Section content={document} layout="aside">
        <TitledList content={document.entries} columns="two" />
      </Section>
    </PageFrame>
  );
}
