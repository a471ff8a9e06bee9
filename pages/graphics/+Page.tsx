import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { VendorHub } from './VendorHub.tsx';
import { MilestoneTracker } from './MilestoneTracker.tsx';
import { ProcessFlow } from './ProcessFlow.tsx';
import { content, stepNames } from './content.ts';
import { FigureIndex } from './FigureIndex.tsx';
import { FlexibleServiceCards } from './FlexibleServiceCards.tsx';

export function Page() {
  return (
    <PageFrame content={content} figure={<FigureIndex {...content.index} />}>
      <Section {...content.process}>
        <ProcessFlow steps={content.process.steps} />
      </Section>
      <Section {...content.services} tone="mist">
        <FlexibleServiceCards services={content.services.cards} steps={stepNames} />
      </Section>
      <Section {...content.workflow} layout="aside">
        <VendorHub {...content.workflow.hub} />
        <TitledList entries={content.workflow.entries} />
      </Section>
      <Section {...content.tracker} tone="mist" layout="aside">
        <MilestoneTracker {...content.tracker.data} />
      </Section>
    </PageFrame>
  );
}
