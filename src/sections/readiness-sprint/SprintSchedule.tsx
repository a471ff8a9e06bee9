import { weeksOf } from '#src/site/weeks-of.ts';
import { DrawnFigure } from '../drawn-figure/DrawnFigure.tsx';

/** What the drawn sprint shows: its work in order, then the readout, then the longer sprint. */
export interface SprintScheduleContent {
  readonly work: readonly [string, string, string];
  readonly readout: string;
  readonly duration: string;
  readonly complex: string;
  readonly complexDuration: string;
  readonly caption: string;
}

const rowHeight = 52;
/** The work as fractions of the shortest sprint: each step starts before the one above it ends. */
const spans = [
  [0, 0.35],
  [0.15, 0.75],
  [0.6, 1],
] as const;

/** The sprint on a scale of weeks: the work, the window in which the readout falls, and the complex case. */
export function SprintSchedule({ schedule }: { schedule: SprintScheduleContent }) {
  const { work, readout, duration, complex, complexDuration, caption } = schedule;
  const usual = weeksOf(duration) ?? { shortest: 0, longest: 0 };
  const last = weeksOf(complexDuration)?.longest ?? usual.longest;
  const perWeek = 400 / last;
  const earliest = usual.shortest * perWeek;
  const axis = rowHeight * 5 + 12;
  return (
    <DrawnFigure
      label={`${work.join(', then ')}, then ${readout} after ${duration}. ${complex}: ${complexDuration}.`}
      height={axis + 28}
      caption={caption}
    >
      {work.map((name, row) => {
        const [from, to] = spans[row] ?? [0, 1];
        return (
          <g key={name} transform={`translate(${Math.round(from * earliest)} ${row * rowHeight})`}>
            <text y="18">{name}</text>
            <rect className="brand" y="28" width={Math.round((to - from) * earliest)} height="8" rx="4" />
          </g>
        );
      })}
      <text className="bold brand" x={earliest} y={18 + 3 * rowHeight}>
        {readout}, {duration}
      </text>
      <path
        className="route"
        d={`M${earliest + 6} ${32 + 3 * rowHeight}H${usual.longest * perWeek - 6}m-6 -6 6 6-6 6`}
      />
      <text x="400" y={18 + 4 * rowHeight} textAnchor="end">
        {complex}: {complexDuration}
      </text>
      <path
        className="route"
        strokeDasharray="1 8"
        d={`M${earliest + 6} ${32 + 4 * rowHeight}H${last * perWeek - 2}`}
      />
      <path
        className="rule"
        d={`M0 ${axis}H400${Array.from({ length: last + 1 }, (_, week) => `M${week * perWeek} ${axis}v6`).join('')}`}
      />
      {Array.from({ length: last }, (_, week) => (
        <text key={week} className="muted" x={(week + 0.5) * perWeek} y={axis + 24} textAnchor="middle">
          week {week + 1}
        </text>
      ))}
    </DrawnFigure>
  );
}
