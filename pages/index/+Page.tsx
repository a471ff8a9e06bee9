import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { CaseCards } from '#src/components/CaseCards.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import { cases } from '#src/content/values/cases.ts';
import { content } from './content.ts';
import { Differentiators } from './Differentiators.tsx';
import { LinkedTexts } from './LinkedTexts.tsx';
import { HomeHero } from './HomeHero.tsx';
import { WhoWeHelp } from './WhoWeHelp.tsx';

export function Page() {
  return (
    <PageFrame content={content} hero={<HomeHero hero={content.hero} content={content.timeline} />}>
      <WhoWeHelp content={content.whoWeHelp} />
      <Section content={content.paths} tone="pale">
        <Choices content={content.paths.entries} />
      </Section>
      <Section content={content.proof}>
        <CaseCards content={{ cases }} />
        <ForwardLink action={content.proof.action} />
      </Section>
      <Section content={content.commonProblems} tone="plate">
        <LinkedTexts content={content.commonProblems.entries} />
      </Section>
      <Differentiators content={content.differentiators} />
      <Section content={content.audiences} tone="pale" weight="quiet" layout="aside">
        <LinkedTexts content={content.audiences.entries} />
      </Section>
    </PageFrame>
  );
}
