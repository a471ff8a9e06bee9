import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { FactLedger } from '#src/sections/fact-ledger/FactLedger.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { TraceStatement } from '#src/sections/trace/TraceStatement.tsx';
import { content } from './content.ts';
import { RuledTable } from './ruled-table/RuledTable.tsx';

export function Page() {
  const { process, acceleration, rhythm, joining, fit } = content;
  return (
    <PageFrame
      content={content}
      figure={<TraceStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} />}
    >
      <Section
        title={process.title}
        eyebrow={process.eyebrow}
        intro={process.intro}
        layout="aside"
        tone="mist"
        id="approach"
      >
        <ProcessSteps steps={process.steps} />
      </Section>
      <Section title={acceleration.title} eyebrow={acceleration.eyebrow} intro={acceleration.intro}>
        <TitledRows rows={acceleration.reasons} />
      </Section>
      <Section title={rhythm.title} eyebrow={rhythm.eyebrow} intro={rhythm.intro} tone="mist">
        <RuledTable table={rhythm.table} />
        <Specimen sheets={rhythm.sheets} />
      </Section>
      <Section title={joining.title} eyebrow={joining.eyebrow} intro={joining.intro}>
        <FactLedger facts={joining.facts} />
      </Section>
      <Section title={fit.title} eyebrow={fit.eyebrow} tone="mist">
        <FitCheck content={fit.check} />
      </Section>
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
