import { DrawnFigure } from '#src/sections/drawn-figure/DrawnFigure.tsx';

/** A step on the stair: `start` and `end` in hundredths of the way. */
export interface TimelineStep {
  readonly name: string;
  readonly duration?: string;
  readonly start: number;
  readonly end: number;
}

const rowHeight = 60;
const scale = 4;

/** The steps of the process as a stair: each begins where the one before hands over. */
export function ProcessTimeline({
  steps,
  label,
  caption,
}: {
  steps: readonly TimelineStep[];
  label: string;
  caption: string;
}) {
  return (
    <DrawnFigure label={label} height={steps.length * rowHeight} caption={caption}>
      {steps.map(({ name, duration, start, end }, index) => {
        const y = index * rowHeight + 30;
        const last = index === steps.length - 1;
        const toLeft = start > 40;
        const textX = last ? start * scale - 10 : toLeft ? end * scale : start * scale + (index && 8);
        return (
          <g key={name}>
            {!last && <path className="rule" d={`M${end * scale} ${y + 14}v${rowHeight - 14}`} />}
            <text x={textX} y={last ? y + 12 : y - 10} textAnchor={toLeft ? 'end' : 'start'}>
              <tspan className="bold">{`${index + 1} ${name}`}</tspan>
              {duration && (
                <tspan className="muted" dx="8">
                  {duration}
                </tspan>
              )}
            </text>
            <rect
              className="brand"
              x={start * scale}
              y={y}
              width={(end - start) * scale}
              height="14"
              rx="3"
            />
          </g>
        );
      })}
    </DrawnFigure>
  );
}
