import { chakra } from '@chakra-ui/react/styled-system';
import { StepStrip } from '#src/drawings/StepStrip.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { ForwardLink } from './ForwardLink.tsx';
import { Section, type SectionProps } from './section/Section.tsx';
import { TitledRows } from './TitledRows.tsx';

export interface EntryPointContent {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly intro: string;
  /** Numbers of the process steps that this way in covers, counted from 1. */
  readonly covered: readonly number[];
  readonly rows: readonly TitledText[];
  readonly actions: readonly Action[];
}

/** A way into the process: the steps it covers, what each side brings, and the pages that say more. */
export function EntryPoint({
  content: { covered, rows, actions, ...heading },
  steps,
  tone,
}: { content: EntryPointContent; steps: readonly string[] } & Pick<SectionProps, 'tone'>) {
  return (
    <Section {...heading} tone={tone} layout="aside">
      <StepStrip steps={steps} covered={covered} />
      <TitledRows rows={rows} />
      <chakra.div display="flex" flexWrap="wrap" columnGap="8">
        {actions.map((action) => (
          <ForwardLink key={action.label} action={action} />
        ))}
      </chakra.div>
    </Section>
  );
}
