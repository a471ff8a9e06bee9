import structure from 'virtual:callout-structure';
import { DrawnFigure } from '#src/drawings/drawn-figure/DrawnFigure.tsx';

/** What a discipline reads in the drawn molecule: its name, and what it sees, in two short lines. */
export interface MoleculeCallout {
  readonly discipline: string;
  readonly lines: readonly [string, string];
}

/**
 * Atoms of lidocaine by their place in its SMILES: the amine, the methylene beside it, the carbonyl, the amide's
 * nitrogen.
 */
const [amine, methylene, carbonyl, amide] = [2, 5, 6, 8].map(
  (index) => structure.atoms[index] ?? { x: 0, y: 0 },
) as [Point, Point, Point, Point];

type Point = (typeof structure.atoms)[number];

/** A point on a bond, where no letter hides it. */
const onBond = (one: Point, other: Point, part: number) => ({
  x: Math.round(one.x + (other.x - one.x) * part),
  y: Math.round(one.y + (other.y - one.y) * part),
});

/** Where each callout stands, the atom or bond that it points at, and where its line begins. */
const places = [
  { x: 0, y: 268, end: false, target: amine, radius: 18, from: 248 },
  { x: 400, y: 268, end: true, target: onBond(carbonyl, amide, 0.4), radius: 8, from: 248 },
  { x: 0, y: 24, end: false, target: onBond(amine, methylene, 0.68), radius: 8, from: 74 },
] as const;

/** One small molecule as CMC, toxicology and regulatory readers see it: a structural formula with three callouts. */
export function MoleculeCallouts({
  callouts,
  caption,
}: {
  callouts: readonly [MoleculeCallout, MoleculeCallout, MoleculeCallout];
  caption: string;
}) {
  const label = callouts.map(({ discipline, lines }) => `${discipline}: ${lines.join(' ')}`).join('. ');
  return (
    <DrawnFigure label={`${caption} ${label}`} height={318} caption={caption}>
      <path className="line" d={structure.bonds} />
      <path d={structure.letters} fill="currentColor" />
      {callouts.map(({ discipline, lines }, index) => {
        const { x, y, end, target, radius, from } = places[index] ?? places[0];
        const edge = Math.round(target.y + (from > target.y ? radius : -radius));
        return (
          <g key={discipline} textAnchor={end ? 'end' : 'start'}>
            <circle className="route" cx={target.x} cy={target.y} r={radius} />
            <path className="rule" d={`M${target.x} ${from}V${edge}`} />
            <text className="bold brand" x={x} y={y}>
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
