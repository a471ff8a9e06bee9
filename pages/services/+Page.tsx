import { PageFrame } from '#src/components/PageFrame.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { ProcessSteps } from '#src/components/ProcessSteps.tsx';
import { Section } from '#src/components/Section.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { content } from './content.ts';
import { OfferCards } from './OfferCards.tsx';
import { OfferDurations } from './OfferDurations.tsx';

export function Page() {
  const { offers, whereToStart, process } = content;
  return (
    <PageFrame content={content} figure={<OfferDurations content={offers} />}>
      <Section content={offers}>
        <OfferCards content={offers} />
      </Section>
      <Section content={whereToStart} tone="plate">
        <TitledList content={whereToStart.entries} fold="Our answer" />
      </Section>
      <Section content={process} tone="pale">
        <ProcessSteps content={process.steps} layout="columns" />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
