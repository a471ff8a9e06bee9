import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { SampleDocument } from '#src/components/samples/SampleDocument.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { samples } from '#src/content/values/samples/rfp-matching.ts';
import { content } from './content.ts';
import { ProposalChoice } from './ProposalChoice.tsx';

export function Page() {
  const { process, comparison, vetting } = content;
  return (
    <PageFrame
      content={content}
      plot={
        <PlotStrip content={content.plot}>
          <ProposalChoice content={content.choice} />
        </PlotStrip>
      }
    >
      <Section content={process}>
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Section content={comparison} tone="pale">
        <SampleDocument content={samples} />
      </Section>
      <Section content={vetting} weight="quiet" layout="aside">
        <TitledList content={vetting.entries} columns="two" />
      </Section>
    </PageFrame>
  );
}
