import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import structure from './molecule.drawn.json';

export interface MoleculeCallout {
  readonly discipline: string;
  readonly pointsAt: keyof typeof places;
  readonly lines: readonly [string, string];
}

type Point = typeof structure.amine;

const onBond = (one: Point, other: Point, part: number) => ({
  x: Math.round(one.x + (other.x - one.x) * part),
  y: Math.round(one.y + (other.y - one.y) * part),
});

const { amine, methylene, carbonyl, amideNitrogen } = structure;

const lastBond = onBond(amine, methylene, 0.68);

/** Per callout: text position and alignment, the circled point, and the start of the connecting line. */
const places = {
  amine: { x: 0, y: 268, end: false, target: amine, radius: 18, from: { x: 46, y: 263 } },
  amideBond: {
    x: 400,
    y: 268,
    end: true,
    target: onBond(carbonyl, amideNitrogen, 0.4),
    radius: 8,
    from: { x: 308, y: 263 },
  },
  lastBond: { x: 0, y: 24, end: false, target: lastBond, radius: 8, from: { x: lastBond.x, y: 74 } },
};

export function MoleculeCallouts({
  content: { callouts, caption },
}: {
  content: { readonly callouts: readonly MoleculeCallout[]; readonly caption: string };
}) {
  const label = callouts.map(({ discipline, lines }) => `${discipline}: ${lines.join(' ')}`).join('. ');
  return (
    <DrawnFigure label={`${caption} ${label}`} height={318} caption={caption}>
      <path className={drawing.line} d={structure.bonds} />
      <path d={structure.letters} fill="currentColor" />
      {callouts.map(({ discipline, pointsAt, lines }) => {
        const { x, y, end, target, radius, from } = places[pointsAt];
        const edge = Math.round(target.y + (from.y > target.y ? radius : -radius));
        return (
          <g key={discipline} textAnchor={end ? 'end' : 'start'}>
            <circle className={drawing.route} cx={target.x} cy={target.y} r={radius} />
            <path className={drawing.rule} d={`M${from.x} ${from.y}H${target.x}V${edge}`} />
            <text className={`${drawing.bold} ${drawing.brand}`} x={x} y={y}>
              {discipline}
            </text>
            {lines.map((line, row) => (
              <text key={line} x={x} y={y + 20 * (row + 1)}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </DrawnFigure>
  );
}
