import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { content } from './content.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferDurations } from './OfferDurations.tsx';

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
