import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Section } from '#src/components/Section.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { claims } from '#src/content/values/claims.ts';
import { VendorHub } from './VendorHub.tsx';
import { MilestoneTracker } from './MilestoneTracker.tsx';
import { ProcessFlow } from './ProcessFlow.tsx';
import { content } from './content.ts';
import { FigureIndex } from './FigureIndex.tsx';
import { FlexibleServiceCards } from './FlexibleServiceCards.tsx';

export function Page() {
  return (
    <PageFrame content={content} figure={<FigureIndex content={content.index} />}>
      <Section content={content.process}>
        <ProcessFlow content={content.process.steps} />
      </Section>
      <Section content={content.services} tone="pale">
        <FlexibleServiceCards cards={content.services.cards} steps={content.process.steps} />
      </Section>
      <Section content={content.workflow} layout="aside">
        <VendorHub content={content.workflow.hub} />
        <TitledList content={content.workflow.entries} />
      </Section>
      <Section content={content.tracker} tone="pale" layout="aside">
        <MilestoneTracker phases={claims.trackerPhases} currentLabel={content.tracker.currentLabel} />
      </Section>
    </PageFrame>
  );
}
