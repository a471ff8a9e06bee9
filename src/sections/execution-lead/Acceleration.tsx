import { chakra } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';
import { AccelerationChart, type AccelerationContent } from './AccelerationChart.tsx';

/** The drawn comparison of two timelines beside the reasons for the difference. */
export function Acceleration({
  chart,
  reasons,
}: {
  chart: AccelerationContent;
  reasons: readonly TitledText[];
}) {
  return (
    <chakra.div
      css={{
        display: 'grid',
        gridTemplateColumns: { lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
        gap: '{spacing.10} {spacing.16}',
        alignItems: 'center',
        '& li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '4' },
        '& p': { color: 'fg.muted' },
      }}
    >
      <AccelerationChart content={chart} />
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
