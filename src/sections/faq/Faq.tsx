import { Suspense } from 'react';
import { hydrateLate } from '#src/app/hydrate-late.ts';
import type { PageContent } from '#src/site/content-types.ts';
import { Section, type SectionProps } from '../section/Section.tsx';

const FaqAccordion = hydrateLate(async () => (await import('./FaqAccordion.tsx')).FaqAccordion);

/** Questions and answers. */
export function Faq({
  faq,
  tone,
  id = 'faq',
}: { faq: NonNullable<PageContent['faq']> } & Pick<SectionProps, 'tone' | 'id'>) {
  return (
    <Section title={faq.title} intro={faq.intro} eyebrow="Questions" layout="aside" tone={tone} id={id}>
      <Suspense>
        <FaqAccordion id={id} items={faq.items} />
      </Suspense>
    </Section>
  );
}
