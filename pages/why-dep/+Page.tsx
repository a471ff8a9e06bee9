import { PageFrame } from '#src/layout/PageFrame.tsx';
import { ComparisonTable } from '#src/sections/comparison-table/ComparisonTable.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { OrderOfWork } from './OrderOfWork.tsx';
import { ArgumentColumns } from './argument-columns/ArgumentColumns.tsx';
import { content } from './content.ts';

export function Page() {
  const { outputs } = content;
  return (
    <PageFrame content={content} figure={<OrderOfWork {...content.order} />}>
      <ArgumentColumns columns={content.arguments} />
      <Section {...outputs} tone="mist">
        <ComparisonTable content={outputs.table} />
      </Section>
    </PageFrame>
  );
}
