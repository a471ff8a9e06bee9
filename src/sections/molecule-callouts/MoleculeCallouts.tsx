import { DrawnFigure } from '../drawn-figure/DrawnFigure.tsx';

/** What a discipline reads in the drawn molecule: its name, and what it sees, in two short lines. */
export interface MoleculeCallout {
  readonly discipline: string;
  readonly lines: readonly [string, string];
}

// Bond length and its projections: skeletal formulae are drawn on a grid of 30 degrees.
const bond = 34;
const across = 29.4;
const half = bond / 2;

/** Atom positions in steps of the grid, from the centre of the left ring. */
const at = (columns: number, rows: number) => ({ x: 72 + columns * across, y: 190 - rows * half });
const point = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;

const ringSteps = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;

/** A six-membered ring around a centre; an aromatic one has three inner bonds. */
function ringPath(columns: number, rows: number, aromatic: boolean) {
  const corners = (scale: number) =>
    ringSteps.map(([column, row]) => point(at(columns + column * scale, rows + row * scale)));
  const inner = corners(0.76);
  const doubles = aromatic
    ? [0, 2, 4].map((index) => `M${inner[index] ?? ''}L${inner[index + 1] ?? ''}`).join('')
    : '';
  return `M${corners(1).join('L')}Z${doubles}`;
}

const bonds = [
  ringPath(0, 0, true),
  ringPath(5, 3, true),
  ringPath(8, 6, false),
  // Fluorine to ring, ring to carbonyl, the amide, nitrogen to ring, ring to piperazine, N-methyl.
  `M${point(at(-1, -1))}L${point(at(-1.7, -1.7))}`,
  `M${point(at(1, 1))}L${point(at(2, 2))}L${point(at(2.7, 1.3))}`,
  `M127 156V133M135 156V133`,
  `M${point(at(3.3, 1.3))}L${point(at(4, 2))}`,
  `M${point(at(6, 4))}L${point(at(7, 5))}`,
  `M${point(at(9, 7))}L${point(at(10, 8))}`,
].join('');

const atoms = [
  { label: 'F', ...at(-2, -2) },
  { label: 'O', ...at(2, 4) },
  { label: 'N', ...at(3, 1) },
  { label: 'H', ...at(3, -0.1) },
  { label: 'N', ...at(7, 5) },
  { label: 'N', ...at(9, 7) },
];

/** Where each callout stands, what it points at, and the line between. */
const places = [
  { x: 400, y: 186, end: true, ring: at(9, 7), leader: 'M366 166L342 80' },
  { x: 96, y: 274, end: false, ring: at(4, 2), leader: 'M182 254L188 166' },
  { x: 0, y: 24, end: false, ring: at(2.5, 1.5), leader: 'M168 76L148 155' },
] as const;

/** One small molecule as CMC, toxicology and regulatory readers see it: a skeletal formula with three callouts. */
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
      <path className="line" d={bonds} />
      {atoms.map(({ label: atom, x, y }, index) => (
        <g key={index}>
          <circle className="ground" cx={Math.round(x)} cy={Math.round(y)} r="10" />
          <text x={Math.round(x)} y={Math.round(y) + 5.5} textAnchor="middle">
            {atom}
          </text>
        </g>
      ))}
      {callouts.map(({ discipline, lines }, index) => {
        const place = places[index] ?? places[0];
        return (
          <g key={discipline} textAnchor={place.end ? 'end' : 'start'}>
            <circle className="route" cx={Math.round(place.ring.x)} cy={Math.round(place.ring.y)} r="9" />
            <path className="rule" d={place.leader} />
            <text className="bold brand" x={place.x} y={place.y}>
              {discipline}
            </text>
            {lines.map((line, row) => (
              <text key={line} x={place.x} y={place.y + 20 * (row + 1)}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </DrawnFigure>
  );
}
