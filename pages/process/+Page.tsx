import { PageFrame } from '#src/components/PageFrame.tsx';
import { CaseCards } from '#src/components/CaseCards.tsx';
import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { cases } from '#src/site/cases.ts';
import { content } from './content.ts';
import { EntryPoints } from './EntryPoints.tsx';
import { StepTimeline } from './StepTimeline.tsx';

export function Page() {
  return (
    <PageFrame content={content} plot={<PlotStrip content={content.plot} />}>
      <Section content={content.start}>
        <Choices content={content.start.entries} />
        <ForwardLink action={content.start.timeline} />
      </Section>
      <EntryPoints content={[content.strategy, content.matching, content.execution]} />
      <StepTimeline content={content.process} investor={content.investor} />
      <Section content={content.proof} tone="pale">
        <CaseCards content={{ cases, action: content.proof.action }} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
