import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ComparisonTable } from '#src/sections/comparison-table/ComparisonTable.tsx';
import { FactLedger } from '#src/sections/fact-ledger/FactLedger.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { HeroStatement } from '#src/sections/hero-statement/HeroStatement.tsx';
import { content } from './content.ts';

export function Page() {
  const { process, acceleration, rhythm, joining, fit } = content;
  return (
    <PageFrame
      content={content}
      figure={<HeroStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section {...process} layout="aside" tone="mist" id="approach">
        <ProcessSteps steps={process.steps} />
      </Section>
      <Section {...acceleration}>
        <TitledList entries={acceleration.reasons} />
      </Section>
      <Section {...rhythm} tone="mist">
        <ComparisonTable content={rhythm.table} />
        <Specimen sheets={rhythm.sheets} />
      </Section>
      <Section {...joining} weight="quiet">
        <FactLedger facts={joining.facts} />
      </Section>
      <Section {...fit} tone="mist" weight="quiet">
        <FitCheck content={fit.check} />
      </Section>
    </PageFrame>
  );
}
