import { RfpSheet } from '#src/drawings/RfpSheet.tsx';
import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { DocumentContents } from '#src/sections/document-contents/DocumentContents.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { ScopeRedline } from '#src/sections/scope-redline/ScopeRedline.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { WeekSchedule } from '#src/sections/week-schedule/WeekSchedule.tsx';
import { content } from './content.ts';

export function Page() {
  const { sheet, redline, process, document, fit, closing } = content;
  return (
    <PageFrame content={content} figure={<RfpSheet {...sheet} />}>
      <Section title={redline.title} eyebrow={redline.eyebrow} intro={redline.intro} tone="mist">
        <ScopeRedline lines={redline.lines} />
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
        <DocumentContents parts={document.parts} />
      </Section>
      <Section title={fit.title} eyebrow={fit.eyebrow}>
        <FitCheck content={fit} />
      </Section>
      <CallToAction content={closing} />
    </PageFrame>
  );
}
