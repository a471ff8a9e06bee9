import { Suspense } from 'react';
import { hydrateLate } from '#src/loading/hydrate-late.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { Section, type SectionProps } from './Section.tsx';

const FaqAccordion = hydrateLate(async () => (await import('./FaqAccordion.tsx')).FaqAccordion);

/** Questions and answers. */
export function Faq({ faq, tone }: { faq: NonNullable<PageContent['faq']> } & Pick<SectionProps, 'tone'>) {
  return (
    <Section {...faq} weight="quiet" layout="aside" tone={tone} id="faq">
      <Suspense>
        <FaqAccordion items={faq.items} />
      </Suspense>
    </Section>
  );
}
