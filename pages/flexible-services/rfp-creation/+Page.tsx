import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledRows } from '#src/sections/titled-rows/TitledRows.tsx';
import { TraceStatement } from '#src/sections/trace/TraceStatement.tsx';
import { content } from './content.ts';
import { WeekSchedule } from './week-schedule/WeekSchedule.tsx';

export function Page() {
  const { redline, process, document, fit, closing } = content;
  return (
    <PageFrame content={content} figure={<TraceStatement content={content.statement} />}>
      <Section title={redline.title} eyebrow={redline.eyebrow} intro={redline.intro} tone="mist">
        <Specimen sheets={redline.sheets} />
      </Section>
      <Section title={process.title} eyebrow={process.eyebrow} intro={process.intro} id="schedule">
        <WeekSchedule weeks={process.steps} lanes={process.lanes} />
      </Section>
      <Section
        title={document.title}
        eyebrow={document.eyebrow}
        intro={document.intro}
        tone="mist"
        layout="aside"
      >
        <TitledRows rows={document.parts} />
      </Section>
      <Section title={fit.title} eyebrow={fit.eyebrow}>
        <FitCheck content={fit} />
      </Section>
      <CallToAction content={closing} />
    </PageFrame>
  );
}
