import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { ComparisonTable } from '#src/components/ComparisonTable.tsx';
import { Section } from '#src/components/Section.tsx';
import { ArgumentColumns } from './ArgumentColumns.tsx';
import { content } from './content.ts';

export function Page() {
  const { outputs } = content;
  return (
    <PageFrame content={content}>
      <ArgumentColumns content={content.arguments} />
      <Section content={outputs}>
        <ComparisonTable content={outputs.table} />
      </Section>
    </PageFrame>
  );
}
