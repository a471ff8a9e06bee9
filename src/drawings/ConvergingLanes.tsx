import { DrawnFigure } from '#src/sections/drawn-figure/DrawnFigure.tsx';

/** A milestone and the lanes it ties together, by their first and last index. */
export interface LaneJunction {
  readonly name: string;
  readonly lanes: readonly [number, number];
}

const laneX = (lane: number) => 36 + lane * 92;
const top = 126;
const junctionY = (index: number) => 202 + index * 45;

/** The mark of the logo: the molecule that all lanes start from. */
const molecule =
  'M102 44L128 29L154 44V74L128 89L102 74ZM154 44L180 29L206 44V74L180 89L154 74M180 29V9M102 74L84 84';
const moleculeX = 128;

/** A program as a line map: lanes leave one molecule, meet at each milestone and arrive together. */
export function ConvergingLanes({
  lanes,
  junctions,
  label,
  caption,
}: {
  lanes: readonly string[];
  junctions: readonly LaneJunction[];
  label: string;
  caption: string;
}) {
  const last = junctions.length - 1;
  return (
    <DrawnFigure label={label} height={junctionY(last) + 14} caption={caption}>
      <path className="route" d={molecule} />
      <circle className="brand" cx="180" cy="9" r="6" />
      <circle className="brand" cx="84" cy="84" r="6" />
      {lanes.map((lane, index) => (
        <g key={lane}>
          <path
            className="route"
            d={`M${moleculeX} 89C${moleculeX} ${top - 4} ${laneX(index)} 94 ${laneX(index)} ${top + 14}V${junctionY(last)}`}
          />
          <rect className="ground" x={laneX(index) - 38} y={top + 14} width="76" height="24" />
          <text className="muted" x={laneX(index)} y={top + 31} textAnchor="middle">
            {lane}
          </text>
        </g>
      ))}
      {junctions.map(({ name, lanes: [from, to] }, index) => (
        <g key={name}>
          <path className="rule" d={`M${laneX(to) + 12} ${junctionY(index)}H250`} />
          <rect
            className={index === last ? 'brand' : 'route ground'}
            x={laneX(from) - 9}
            y={junctionY(index) - 9}
            width={laneX(to) - laneX(from) + 18}
            height="18"
            rx="9"
          />
          <text className="bold" x="258" y={junctionY(index) + 5}>
            {name}
          </text>
        </g>
      ))}
    </DrawnFigure>
  );
}
