import { PageFrame } from '#src/components/PageFrame.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { content } from './content.ts';
import { ServiceCards } from './ServiceCards.tsx';

export function Page() {
  const { serviceList } = content;
  return (
    <PageFrame content={content}>
      <Section content={serviceList} tone="pale">
        <ServiceCards content={serviceList} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
