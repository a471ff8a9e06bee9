import { ConvergingLanes } from '#src/drawings/ConvergingLanes.tsx';
import { MilestonePlan } from '#src/drawings/milestone-plan/MilestonePlan.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { AudienceBlock } from '#src/sections/audience-block/AudienceBlock.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { CaseCards } from '#src/sections/case-cards/CaseCards.tsx';
import { Differentiators } from '#src/sections/differentiators/Differentiators.tsx';
import { PathChooser } from '#src/sections/path-chooser/PathChooser.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { StuckPoints } from '#src/sections/stuck-points/StuckPoints.tsx';
import { WhoWeHelp } from '#src/sections/who-we-help/WhoWeHelp.tsx';
import { cases } from '#src/site/cases.ts';
import { content } from './content.ts';

export function Page() {
  return (
    <PageFrame content={content} figure={<ConvergingLanes {...content.lineMap} />}>
      <WhoWeHelp content={content.whoWeHelp} />
      <Section {...content.paths} tone="mist">
        <PathChooser paths={content.paths.entries} />
      </Section>
      <Section {...content.onePlan}>
        <MilestonePlan plan={content.onePlan.plan} />
      </Section>
      <Section {...content.proof} tone="mist">
        <CaseCards cases={cases} />
      </Section>
      <Section {...content.stuck} layout="aside">
        <StuckPoints points={content.stuck.points} />
      </Section>
      <Differentiators content={content.differentiators} />
      <Section {...content.audiences}>
        <AudienceBlock audiences={content.audiences.rows} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageFrame>
  );
}
