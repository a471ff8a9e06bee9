import { chakra } from '@chakra-ui/react/styled-system';
import type { Step } from '#src/site/content-types.ts';
import { ProcessSteps } from './process-steps/ProcessSteps.tsx';

/** A process in brief, to stand beside a page's promise. */
export function StepSummary({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <chakra.section
      borderTop="2px solid {colors.fg}"
      paddingTop="5"
      css={{
        '& h2': { fontSize: 'xl', marginBottom: '5' },
        '& h3': { fontSize: 'lg' },
        '& li:last-child': { paddingBottom: '0' },
      }}
    >
      <h2>{title}</h2>
      <ProcessSteps steps={steps} />
    </chakra.section>
  );
}
