import { PageFrame } from '#src/layout/PageFrame.tsx';
import { CallToAction } from '#src/sections/call-to-action/CallToAction.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { SprintPricing } from './SprintPricing.tsx';
import { Verdicts } from './Verdicts.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TraceStatement } from '#src/sections/trace/TraceStatement.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { unbroken } from '#src/theme/unbroken.ts';
import { content } from './content.ts';

export function Page() {
  const { smallPeak, review, verdicts, pricing, fit } = content;
  return (
    <PageFrame
      content={content}
      figure={<TraceStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} layout="crop" />}
    >
      <Section title={smallPeak.title} layout="aside">
        <p>{unbroken(smallPeak.text)}</p>
      </Section>
      <Section title={review.title} eyebrow={review.eyebrow} intro={review.intro} tone="mist">
        <Specimen sheets={review.specimen} />
      </Section>
      <Section title={verdicts.title} eyebrow={verdicts.eyebrow} intro={verdicts.intro}>
        <Verdicts verdicts={verdicts.items} />
      </Section>
      <Section title={pricing.title} eyebrow={pricing.eyebrow} intro={pricing.intro} id="pricing" tone="mist">
        <SprintPricing terms={pricing.terms} />
      </Section>
      <Section title={fit.title} eyebrow={fit.eyebrow}>
        <FitCheck content={fit.check} />
      </Section>
      <Faq faq={content.faq} tone="mist" />
      <CallToAction content={content.close} />
    </PageFrame>
  );
}
