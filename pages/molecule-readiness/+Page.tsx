import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { FitCheck } from '#src/sections/fit-check/FitCheck.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { Specimen } from '#src/sections/specimen/Specimen.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { HeroStatement } from '#src/sections/hero-statement/HeroStatement.tsx';
import { unbroken } from '#src/text/unbroken.ts';
import { SprintPricing } from './sprint-pricing/SprintPricing.tsx';
import { content } from './content.ts';

export function Page() {
  const { smallPeak, review, verdicts, pricing, fit } = content;
  return (
    <PageFrame
      content={content}
      figure={<HeroStatement content={content.statement} />}
      trace={<Trace content={content.trace} facts={content.hero.evidence} layout="crop" />}
    >
      <Section {...smallPeak} weight="quiet" layout="aside">
        <p>{unbroken(smallPeak.text)}</p>
      </Section>
      <Section {...review} tone="mist">
        <Specimen sheets={review.specimen} />
      </Section>
      <Section {...verdicts}>
        <TitledList entries={verdicts.entries} layout="display" />
      </Section>
      <Section {...pricing} tone="mist">
        <SprintPricing terms={pricing.terms} />
      </Section>
      <Section {...fit} weight="quiet">
        <FitCheck content={fit.check} />
      </Section>
      <Faq faq={content.faq} tone="mist" />
    </PageFrame>
  );
}
