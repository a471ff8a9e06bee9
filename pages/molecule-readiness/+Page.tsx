import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { SprintPricing } from '#src/sections/readiness-sprint/SprintPricing.tsx';
import { SprintSchedule } from '#src/sections/readiness-sprint/SprintSchedule.tsx';
import { Verdicts } from '#src/sections/readiness-sprint/Verdicts.tsx';
import { RuledTable } from '#src/sections/ruled-table/RuledTable.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { content } from './content.ts';

export function Page() {
  const { review, verdicts, pricing, fit } = content;
  return (
    <PageFrame content={content} figure={<SprintSchedule schedule={content.schedule} />}>
      <Section title={pricing.title} eyebrow={pricing.eyebrow} intro={pricing.intro} id="pricing" tone="mist">
        <SprintPricing pricing={pricing.details} />
      </Section>
      <Section title={review.title} eyebrow={review.eyebrow} intro={review.intro}>
        <RuledTable table={review.table} />
      </Section>
      <Section title={verdicts.title} eyebrow={verdicts.eyebrow} intro={verdicts.intro} tone="mist">
        <Verdicts verdicts={verdicts.items} />
      </Section>
      <Section title={fit.title} eyebrow={fit.eyebrow}>
        <FitCheck content={fit.check} />
      </Section>
      <Faq faq={content.faq} tone="mist" />
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
