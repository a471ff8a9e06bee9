import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import { fill, stroke } from '#src/theme/paint.ts';
import type { Content } from './content.ts';
import structure from './molecule.drawn.json';

type Point = typeof structure.amine;

const findPointOnBond = (start: Point, end: Point, fraction: number) => ({
  x: Math.round(start.x + (end.x - start.x) * fraction),
  y: Math.round(start.y + (end.y - start.y) * fraction),
});

const { amine, methylene, carbonyl, amideNitrogen } = structure;

const lastBond = findPointOnBond(amine, methylene, 0.68);

/** Text position, circled point and start of the line. */
const layouts = {
  amine: { x: 0, y: 268, isEndAligned: false, target: amine, radius: 18, lineStart: { x: 46, y: 263 } },
  amideBond: {
    x: 400,
    y: 268,
    isEndAligned: true,
    target: findPointOnBond(carbonyl, amideNitrogen, 0.4),
    radius: 8,
    lineStart: { x: 308, y: 263 },
  },
  lastBond: {
    x: 0,
    y: 24,
    isEndAligned: false,
    target: lastBond,
    radius: 8,
    lineStart: { x: lastBond.x, y: 74 },
  },
};

export function MoleculeCallouts({ content: { callouts, caption } }: { content: Content['molecule'] }) {
  const label = callouts.map(({ discipline, lines }) => `${discipline}: ${lines.join(' ')}`).join('. ');
  return (
    <DrawnFigure label={`${caption} ${label}`} height={318} caption={caption}>
      <path {...stroke('fg', 1.75)} d={structure.bonds} />
      {structure.letters.map(({ letter, x, y }) => (
        <text key={`${x} ${y}`} className={drawing.atom} x={x} y={y + 10}>
          {letter}
        </text>
      ))}
      {callouts.map(({ discipline, pointsAt, lines }) => {
        const { x, y, isEndAligned, target, radius, lineStart } = layouts[pointsAt];
        const edge = Math.round(target.y + (lineStart.y > target.y ? radius : -radius));
        return (
          <g key={discipline} textAnchor={isEndAligned ? 'end' : 'start'}>
            <circle {...stroke('brand', 2)} cx={target.x} cy={target.y} r={radius} />
            <path {...stroke('control')} d={`M${lineStart.x} ${lineStart.y}H${target.x}V${edge}`} />
            <text className={drawing.bold} {...fill('brand')} x={x} y={y}>
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
