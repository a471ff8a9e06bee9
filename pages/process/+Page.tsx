import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { CaseCards } from '#src/sections/case-cards/CaseCards.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { Ledger } from '#src/sections/ledger/Ledger.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { TraceStatement } from '#src/sections/trace/TraceStatement.tsx';
import { cases } from '#src/site/cases.ts';
import { content } from './content.ts';
import { EntryPoint } from './entry-point/EntryPoint.tsx';

export function Page() {
  return (
    <PageFrame
      content={content}
      figure={<TraceStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section {...content.start} tone="mist">
        <Ledger entries={content.start.entries} numbered />
      </Section>
      <Section {...content.process} layout="aside">
        <ProcessSteps steps={content.process.steps} />
        <div id={content.investor.id}>
          <TitledRows rows={[content.investor]} />
          <ForwardLink action={content.investor.action} />
        </div>
      </Section>
      <EntryPoint content={content.strategy} tone="mist" />
      <EntryPoint content={content.execution} />
      <EntryPoint content={content.matching} tone="mist" />
      <Section {...content.proof}>
        <CaseCards cases={cases} action={content.proof.action} />
      </Section>
      <Faq faq={content.faq} tone="mist" />
      <CallToAction content={content.callToAction} />
    </PageFrame>
  );
}
