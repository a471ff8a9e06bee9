import { between, circle, levelCurve, onCircle, path, through } from './shapes.ts';
import type { Point } from '../plots/path.ts';

/** A six-membered aromatic ring, a vertex to the right; `nitrogen` puts one in the place of the left vertex. */
function ring(centre: Point, radius: number, nitrogen = false): string {
  const vertices = [0, 60, 120, 180, 240, 300].map((angle) => onCircle(centre, radius, angle));
  const at = (index: number) => vertices[index % 6] as Point;
  // A bond ends short of an atom that has a letter.
  const margin = (index: number) => (nitrogen && index % 6 === 3 ? 0.5 : 0);
  const bonds = vertices.flatMap((vertex, index) => {
    const [from, to] = [margin(index), 1 - margin(index + 1)];
    const ends = (line: readonly [Point, Point], start: number, stop: number) =>
      through([between(...line, start), between(...line, stop)]);
    const single = ends([vertex, at(index + 1)], from, to);
    if (index % 2 === 1) return [single];
    const inner: [Point, Point] = [
      between(vertex, centre, 4 / radius),
      between(at(index + 1), centre, 4 / radius),
    ];
    return [single, ends(inner, Math.max(0.06, from), Math.min(0.94, to))];
  });
  const [x, y] = at(3);
  const letter = nitrogen ? `M${x - 3.6} ${y + 4}v-8l6 8v-8` : '';
  return path('line', bonds.join('') + letter);
}

/** A wavy line down across a bond: where it is cut. */
const wave = (x: number, top: number, height: number, swing: number) =>
  path(
    'route',
    `M${x} ${top}${[1, -1, 1, -1].map((side) => `q${side * swing} ${height / 8} 0 ${height / 4}`).join('')}`,
  );

/** 4-Phenylpyridine, its aryl-aryl bond disconnected; the open arrow is that of retrosynthesis. */
export function retrosynthesis(): string {
  const pyridine = (y: number, x: number) => ring([x, y], 13, true);
  const phenyl = (y: number, x: number) => ring([x, y], 13);
  return [
    pyridine(20, 28.5),
    phenyl(20, 67.5),
    path('line', 'M41.5 20H54.5'),
    wave(48, 5, 30, 5),
    path('route', 'M45.3 41V53.5M50.7 41V53.5M41 51.5L48 59L55 51.5'),
    pyridine(77, 20),
    phenyl(77, 76),
    path('line', 'M33 77H42M63 77H54'),
    wave(42.5, 70, 14, 3.4),
    wave(53.5, 70, 14, 3.4),
  ].join('');
}

/** Three strands plaited as a rope is, and tied. */
export function tiedLanes(): string {
  const rows = [16, 48, 80] as const;
  const [start, step] = [14, 17];
  const paints = ['line', 'route', 'line'] as const;
  // The strands from the top down; at each step the pair at `upper` crosses, the upper over or under.
  const crossings = [
    { upper: 0, isOver: true },
    { upper: 1, isOver: false },
    { upper: 0, isOver: true },
  ] as const;
  let order = [0, 1, 2];
  const parts = order.map((strand) => path(paints[strand] as 'line', `M4 ${rows[strand]}H${start}`));
  crossings.forEach(({ upper, isOver }, index) => {
    const x = start + index * step;
    const next = [...order];
    [next[upper], next[upper + 1]] = [order[upper + 1] as number, order[upper] as number];
    const curve = (strand: number) =>
      levelCurve(
        [x, rows[order.indexOf(strand)] as number],
        [x + step, rows[next.indexOf(strand)] as number],
      );
    const top = order[isOver ? upper : upper + 1] as number;
    for (const strand of [...order.filter((other) => other !== top), top]) {
      if (strand === top) parts.push(path('gap', curve(strand)));
      parts.push(path(paints[strand] as 'line', curve(strand)));
    }
    order = next;
  });
  const end = start + crossings.length * step;
  order.forEach((strand, row) =>
    parts.push(path(paints[strand] as 'line', levelCurve([end, rows[row] as number], [87, 48]))),
  );
  return [...parts, circle('ground', [86, 48], 7), circle('route-area', [86, 48], 2.6)].join('');
}

/** A tree of claims: the independent ones filled, each dependent one below the claim it refers to. */
export function claimTree(): string {
  const box = (isIndependent: boolean, x: number, y: number) =>
    `<rect class="${isIndependent ? 'route-area' : 'ground'}" x="${x - 9}" y="${y - 9}" width="18" height="18" rx="2"/>`;
  return [
    path('line', 'M34 23V32M16 39V32H50V39M50 57V64M34 71V64H66V71M82 23V39'),
    box(true, 34, 14),
    box(true, 82, 14),
    ...(
      [
        [16, 48],
        [50, 48],
        [82, 48],
        [34, 80],
        [66, 80],
      ] as const
    ).map(([x, y]) => box(false, x, y)),
  ].join('');
}

/** Lanes that run into the lead's line, and its end. */
export function joinedLanes(): string {
  const rows = [8, 18, 28, 38, 58, 68, 78, 88];
  const lanes = rows.map((y) => `M6 ${y}H34${levelCurve([34, y], [78, 48]).replace('M', 'L')}`);
  return [
    path('route', lanes.join('')),
    path('lead', 'M6 48H80'),
    ...[6, 20, 34].map((x) => circle('ground', [x, 48], 4)),
    circle('end-ring', [82, 48], 9),
    circle('end', [82, 48], 5),
  ].join('');
}
