import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { CaseCards } from '#src/components/CaseCards.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { cases } from '#src/content/cases.ts';
import { content } from './content.ts';
import { Differentiators } from './Differentiators.tsx';
import { OnePlan } from './OnePlan.tsx';
import { WhoWeHelp } from './WhoWeHelp.tsx';

export function Page() {
  return (
    <PageFrame content={content} hero={<OnePlan hero={content.hero} content={content.onePlan} />}>
      <WhoWeHelp content={content.whoWeHelp} />
      <Section content={content.paths} tone="pale">
        <Choices content={content.paths.entries} />
      </Section>
      <Section content={content.proof}>
        <CaseCards content={{ cases }} />
        <ForwardLink action={content.proof.action} />
      </Section>
      <Section content={content.commonProblems} tone="plate">
        <TitledList content={content.commonProblems.entries} layout="links" />
      </Section>
      <Differentiators content={content.differentiators} />
      <Section content={content.audiences} tone="plate" weight="quiet" layout="aside">
        <TitledList content={content.audiences.entries} layout="links" />
      </Section>
    </PageFrame>
  );
}
