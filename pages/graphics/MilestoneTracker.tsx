import { parseDuration } from '#src/content/figures.ts';
import { listTicks } from './ticks.ts';
import { fill, stroke } from '#src/theme/paint.ts';
import styles from './MilestoneTracker.module.css';

/** In the legend's order. */
const statuses = ['Completed', 'In Progress', 'Upcoming'] as const;

interface TrackerPhase {
  readonly name: string;
  /** Such as "6 weeks". */
  readonly duration: string;
  /** Percent. */
  readonly progress: number;
}

const bars = {
  Completed: { ...stroke('brand', 1.5), ...fill('brand') },
  'In Progress': { ...stroke('brand', 1.5), ...fill('brand-quiet') },
  Upcoming: { ...stroke('brand', 1.5), ...fill('bg'), strokeDasharray: '5 4' },
};

const rowHeight = 92;
const axisHeight = 36;
const getStatus = ({ progress }: TrackerPhase) => statuses[progress === 100 ? 0 : progress > 0 ? 1 : 2];
const countWeeks = ({ duration }: TrackerPhase) => parseDuration(duration)?.longest ?? 0;

/** The axis shows no dates, because phases overlap and have no start dates. */
export function MilestoneTracker({
  phases,
  currentLabel,
}: {
  phases: readonly TrackerPhase[];
  currentLabel: string;
}) {
  const current = phases[1]?.name;
  const longest = Math.max(...phases.map(countWeeks));
  const longestDuration = phases.find((phase) => countWeeks(phase) === longest)?.duration;
  const axisY = phases.length * rowHeight;
  const ticks = listTicks(longest);
  const getWidth = (weeks: number) => `${+((weeks / longest) * 100).toFixed(1)}%`;
  const label = phases.map(
    (phase) =>
      `${phase.name}, ${phase.duration}, ${phase.progress}%, ${getStatus(phase)}${phase.name === current ? `, ${currentLabel}` : ''}`,
  );
  return (
    <div className={styles.root}>
      <svg role="img" aria-label={`${label.join('; ')}.`} width="100%" height={axisY + axisHeight}>
        {phases.map((phase, index) => {
          const { name, duration, progress } = phase;
          const y = index * rowHeight;
          const isCurrent = name === current;
          return (
            <g key={name}>
              <text className={styles.name} y={y + 18}>
                {name}
              </text>
              <text
                className={styles.name}
                {...(isCurrent && fill('brand'))}
                x="100%"
                y={y + 18}
                textAnchor="end"
              >
                {`${progress}%`}
              </text>
              <rect
                {...bars[getStatus(phase)]}
                y={y + 30}
                width={getWidth(countWeeks(phase))}
                height="18"
                rx="4"
              />
              {progress > 0 && (
                <rect
                  {...bars.Completed}
                  y={y + 30}
                  width={getWidth((countWeeks(phase) * progress) / 100)}
                  height="18"
                  rx="4"
                />
              )}
              <text {...fill('fg-muted')} className={styles.muted} y={y + 68}>
                {`${duration} · ${getStatus(phase)} `}
                {isCurrent && (
                  <tspan {...fill('brand')} className={styles.current}>
                    {currentLabel}
                  </tspan>
                )}
              </text>
            </g>
          );
        })}
        <line {...stroke('control')} x2="100%" y1={axisY} y2={axisY} />
        {ticks.map((weeks) => (
          <g key={weeks}>
            <line
              {...stroke('control')}
              x1={getWidth(weeks)}
              x2={getWidth(weeks)}
              y1={axisY}
              y2={axisY + 8}
            />
            <text
              {...fill('fg-muted')}
              className={styles.muted}
              x={getWidth(weeks)}
              y={axisY + 26}
              textAnchor={weeks === 0 ? 'start' : weeks === longest ? 'end' : 'middle'}
            >
              {weeks === longest ? longestDuration : weeks}
            </text>
          </g>
        ))}
      </svg>
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <svg width="36" height="18" aria-hidden>
              <rect {...bars[status]} x="1" y="1" width="34" height="16" rx="4" />
              {status === 'In Progress' && (
                <rect {...bars.Completed} x="1" y="1" width="17" height="16" rx="4" />
              )}
            </svg>
            {status}
          </li>
        ))}
      </ul>
    </div>
  );
}
