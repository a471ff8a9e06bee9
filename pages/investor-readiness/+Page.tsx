import { PageFrame } from '#src/layout/PageFrame.tsx';
import { FactLedger } from '#src/sections/FactLedger.tsx';
import { ForwardLink } from '#src/sections/ForwardLink.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Trace } from '#src/sections/Trace.tsx';
import { HeroStatement } from '#src/sections/HeroStatement.tsx';
import { content } from './content.ts';
import { DeckAnatomy } from './DeckAnatomy.tsx';
import { FundingStages } from './FundingStages.tsx';
import { PitchFailures } from './PitchFailures.tsx';

export function Page() {
  const { failures, inclusions, stages, result } = content;
  return (
    <PageFrame
      content={content}
      figure={<HeroStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section {...failures} tone="mist">
        <PitchFailures failures={failures.entries} />
      </Section>
      <Section {...inclusions}>
        <DeckAnatomy slide={inclusions.slide} parts={inclusions.entries} />
        <ForwardLink action={inclusions.action} />
      </Section>
      <Section {...stages} tone="mist">
        <FundingStages stages={stages.entries} />
      </Section>
      <Section {...result} weight="quiet">
        <FactLedger facts={result.facts} />
      </Section>
    </PageFrame>
  );
}
