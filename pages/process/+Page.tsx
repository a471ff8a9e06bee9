import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CaseCards } from '#src/sections/CaseCards.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Choices } from '#src/sections/Choices.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { PlotStrip } from '#src/sections/PlotStrip.tsx';
import { cases } from '#src/site/cases.ts';
import { content } from './content.ts';
import { EntryMatrix } from './EntryMatrix.tsx';

export function Page() {
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={content.start}>
        <Choices content={content.start.entries} numbered />
      </Section>
      <EntryMatrix content={[content.strategy, content.execution, content.matching]} />
      <Section content={content.process} layout="aside">
        <ProcessSteps content={content.process.steps} layout="timeline" />
        <TitledList content={content.investor.rows} />
        <ForwardLink action={content.investor.action} />
      </Section>
      <Section content={content.proof} tone="pale">
        <CaseCards content={{ cases, action: content.proof.action }} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
