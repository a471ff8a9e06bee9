import { PageFrame } from '#src/components/PageFrame.tsx';
import { ComparisonTable } from '#src/components/ComparisonTable.tsx';
import { Section } from '#src/components/Section.tsx';
import { OrderOfWork } from './OrderOfWork.tsx';
import { ArgumentColumns } from './ArgumentColumns.tsx';
import { content } from './content.ts';

export function Page() {
  const { outputs } = content;
  return (
    <PageFrame content={content} figure={<OrderOfWork content={content.order} />}>
      <ArgumentColumns content={content.arguments} />
      <Section content={outputs}>
        <ComparisonTable content={outputs.table} />
      </Section>
    </PageFrame>
  );
}
