import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { TeamList } from '#src/components/TeamList.tsx';
import { FactList } from '#src/components/FactList.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { Statement } from '#src/components/Statement.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { firstProfiles } from '#src/content/values/first-profiles.ts';
import { DisciplineSpans } from './DisciplineSpans.tsx';
import { content } from './content.ts';

export function Page() {
  const { mission, why, process, proof, people } = content;
  return (
    <PageFrame content={content} figure={<DisciplineSpans content={content.spans} />}>
      <Section content={mission} weight="quiet" tone="plate" layout="aside">
        <Statement paragraphs={mission.paragraphs}>{mission.statement}</Statement>
      </Section>
      <Section content={why} layout="aside">
        <TitledList content={why.entries} columns="two" />
        <ForwardLink action={why.action} />
      </Section>
      <Section content={process} tone="pale">
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Section content={proof}>
        <FactList facts={proof.facts} />
        <ForwardLink action={proof.action} />
      </Section>
      <Section content={people} tone="pale">
        <TeamList content={firstProfiles} />
        <ForwardLink action={people.action} />
      </Section>
    </PageFrame>
  );
}
