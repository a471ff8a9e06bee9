import { chakra } from '@chakra-ui/react/styled-system';
import { StepStrip } from '#src/drawings/StepStrip.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { ForwardLink } from '../ForwardLink.tsx';

export interface FlexibleService extends TitledText {
  /** Numbers of the steps it covers, counted from 1. */
  readonly covered: readonly number[];
  readonly points: readonly string[];
  readonly action: Action;
}

/** Services that take on part of a process or all of it; the strip above each shows which steps. */
export function FlexibleServiceCards({
  services,
  steps,
}: {
  services: readonly FlexibleService[];
  steps: readonly string[];
}) {
  return (
    <chakra.ul
      css={{
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        gap: '{spacing.12} {spacing.8}',
        '& > li': {
          display: 'grid',
          gridRow: 'span 5',
          gridTemplateRows: 'subgrid',
          rowGap: '3',
          alignItems: 'start',
        },
        '& > li > p:first-of-type': { color: 'fg.muted' },
        '& h3': { marginTop: '2' },
        '& li ul': { listStyle: 'disc', paddingInlineStart: '5', color: 'fg.muted' },
      }}
    >
      {services.map(({ title, text, covered, points, action }) => (
        <li key={title}>
          <StepStrip steps={steps} covered={covered} />
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ForwardLink action={action} />
        </li>
      ))}
    </chakra.ul>
  );
}
