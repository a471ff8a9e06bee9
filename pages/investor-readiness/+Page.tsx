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
      trace={<Trace content={content.trace} />}
    >
      <Section content={failures} tone="mist">
        <PitchFailures content={failures.entries} />
      </Section>
      <Section content={inclusions}>
        <DeckAnatomy content={inclusions} />
        <ForwardLink action={inclusions.action} />
      </Section>
      <Section content={stages} tone="mist">
        <FundingStages content={stages.entries} />
      </Section>
      <Section content={result} weight="quiet">
        <FactLedger content={result.facts} />
      </Section>
    </PageFrame>
  );
}
