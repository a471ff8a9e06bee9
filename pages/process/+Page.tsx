import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { CaseCards } from '#src/components/CaseCards.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { cases } from '#src/content/values/cases.ts';
import { content } from './content.ts';
import { StepTable } from './StepTable.tsx';

export function Page() {
  return (
    <PageFrame content={content} figure={<PlotStrip content={content.plot} layout="figure" />}>
      <Section content={content.start} tone="pale">
        <Choices content={content.start.entries} />
        <ForwardLink action={content.start.timeline} />
      </Section>
      <Section content={content.process}>
        <StepTable content={content.process} />
      </Section>
      <Section content={content.proof} tone="pale">
        <CaseCards content={{ cases, action: content.proof.action }} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
