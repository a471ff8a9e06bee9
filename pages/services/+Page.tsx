import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/faq/Faq.tsx';
import { ProcessSteps } from '#src/sections/process-steps/ProcessSteps.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import { content } from './content.ts';
import { OfferCards } from './offer-cards/OfferCards.tsx';
import { OfferDurations } from './offer-cards/OfferDurations.tsx';

export function Page() {
  const { offers, whereToStart, process } = content;
  return (
    <PageFrame
      content={content}
      figure={<OfferDurations offers={offers.items} caption={content.durationsCaption} />}
    >
      <Section {...offers}>
        <OfferCards offers={offers.items} inquiry={offers.inquiry} />
      </Section>
      <Section {...whereToStart} tone="plate">
        <TitledList entries={whereToStart.entries} />
      </Section>
      <Section {...process}>
        <ProcessSteps steps={process.steps} layout="columns" />
      </Section>
      <Faq faq={content.faq} tone="mist" />
    </PageFrame>
  );
}
