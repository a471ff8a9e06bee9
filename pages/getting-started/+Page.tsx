import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ComparisonTable } from '#src/sections/ComparisonTable.tsx';
import { Faq } from '#src/sections/Faq.tsx';
import { Section } from '#src/sections/Section.tsx';
import { Choices } from '#src/sections/Choices.tsx';
import { ProfileRoute } from './ProfileRoute.tsx';
import { content } from './content.ts';

export function Page() {
  const { profiles, comparison } = content;
  return (
    <PageFrame content={content} figure={<ProfileRoute content={content.route} />}>
      <Section content={profiles}>
        <Choices content={profiles.entries} numbered />
      </Section>
      <Section content={comparison} tone="plate">
        <ComparisonTable content={comparison.table} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
