import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { FactLedger } from '#src/sections/fact-ledger/FactLedger.tsx';
import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { TraceStatement } from '#src/sections/trace/TraceStatement.tsx';
import { content } from './content.ts';
import { DeckAnatomy } from './deck-anatomy/DeckAnatomy.tsx';
import { FundingStages } from './funding-stages/FundingStages.tsx';
import { PitchFailures } from './pitch-failures/PitchFailures.tsx';

export function Page() {
  const { failures, inclusions, stages, result, closing } = content;
  return (
    <PageFrame
      content={content}
      figure={<TraceStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section title={failures.title} eyebrow={failures.eyebrow} intro={failures.intro} tone="mist">
        <PitchFailures failures={failures.items} />
      </Section>
      <Section title={inclusions.title} eyebrow={inclusions.eyebrow} intro={inclusions.intro} id="included">
        <DeckAnatomy slide={inclusions.slide} parts={inclusions.parts} />
        <ForwardLink action={inclusions.action} />
      </Section>
      <Section title={stages.title} eyebrow={stages.eyebrow} intro={stages.intro} tone="mist" id="stages">
        <FundingStages stages={stages.items} />
      </Section>
      <Section title={result.title} eyebrow={result.eyebrow} intro={result.intro} id="case-result">
        <FactLedger facts={result.facts} />
      </Section>
      <CallToAction content={closing} />
    </PageFrame>
  );
}
