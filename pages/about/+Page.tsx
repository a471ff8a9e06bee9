import { PageFrame } from '#src/layout/PageFrame.tsx';
import { TeamCards } from '#src/sections/TeamCards.tsx';
import { FactColumns } from '#src/sections/FactColumns.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { MissionStatement } from '#src/sections/MissionStatement.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { team } from '#src/site/team.ts';
import { DisciplineSpans } from './DisciplineSpans.tsx';
import { content } from './content.ts';

const firstProfiles = team.slice(0, 3);

export function Page() {
  const { mission, why, process, proof, people } = content;
  return (
    <PageFrame content={content} figure={<DisciplineSpans content={content.spans} />}>
      <Section content={mission} layout="aside" tone="plate">
        <MissionStatement content={mission} />
      </Section>
      <Section content={why}>
        <TitledList content={why.entries} />
        <ForwardLink action={why.action} />
      </Section>
      <Section content={process}>
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Section content={proof} weight="quiet">
        <FactColumns content={proof.facts} />
        <ForwardLink action={proof.action} />
      </Section>
      <Section content={people}>
        <TeamCards content={firstProfiles} layout="brief" />
        <ForwardLink action={people.action} />
      </Section>
    </PageFrame>
  );
}
