import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { serviceOffers } from '#src/content/service-offers.ts';
import { content } from './content.ts';
import { ServiceCards } from './ServiceCards.tsx';

export function Page() {
  const items = content.serviceList.items.map((item, index) => ({ ...serviceOffers[index]!, ...item }));
  const serviceList = { ...content.serviceList, items };
  return (
    <PageFrame content={{ ...content, serviceList }}>
      <Section content={serviceList} tone="pale">
        <ServiceCards content={serviceList} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
