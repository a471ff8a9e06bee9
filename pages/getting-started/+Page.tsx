import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { ComparisonTable } from '#src/components/ComparisonTable.tsx';
import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Faq } from '#src/components/Faq.tsx';
import { Section } from '#src/components/Section.tsx';
import { Choices } from '#src/components/Choices.tsx';
import { ProfileRoute } from './ProfileRoute.tsx';
import { content } from './content.ts';

export function Page() {
  const { profiles, comparison } = content;
  return (
    <PageFrame content={content} figure={<ProfileRoute content={content.route} />}>
      <Section content={profiles}>
        <Choices content={profiles.entries} />
        <ForwardLink action={profiles.timeline} />
      </Section>
      <Section content={comparison} tone="plate">
        <ComparisonTable content={comparison.table} />
      </Section>
      <Faq content={content.faq} />
    </PageFrame>
  );
}
