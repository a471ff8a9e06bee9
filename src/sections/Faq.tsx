import { Suspense } from 'react';
import { hydrateLate } from '#src/browser/hydrate-late.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { Section, type SectionProps } from './Section.tsx';

const FaqAccordion = hydrateLate(async () => (await import('./FaqAccordion.tsx')).FaqAccordion);

/** Questions and answers. */
export function Faq({
  content,
  tone,
}: {
  content: NonNullable<PageContent['faq']>;
} & Pick<SectionProps, 'tone'>) {
  return (
    <Section content={{ ...content, id: 'faq' }} weight="quiet" layout="aside" tone={tone}>
      <Suspense>
        <FaqAccordion items={content.items} />
      </Suspense>
    </Section>
  );
}
