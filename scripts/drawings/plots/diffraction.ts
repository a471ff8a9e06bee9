import { createNoise } from '../noise.ts';
import { pathOf, thin, type Point } from './path.ts';
import type { Label, Plot } from './plot.ts';

type Vector = readonly [number, number, number];

/** A crystal: its cell (Å, β in degrees) and the equivalent positions of its space group. */
interface Crystal {
  readonly cell: { readonly a: number; readonly b: number; readonly c: number; readonly beta: number };
  readonly positions: readonly ((x: number, y: number, z: number) => Vector)[];
  /** Turns the molecule before it is placed. */
  readonly seed: number;
}

const inverted =
  (position: (x: number, y: number, z: number) => Vector) =>
  (x: number, y: number, z: number): Vector => {
    const [u, v, w] = position(x, y, z);
    return [-u, -v, -w];
  };
const withInverses = (positions: Crystal['positions']) => [...positions, ...positions.map(inverted)];

/** Two invented forms of one compound: P2₁/c with four molecules (331 Å³ each), and Pbca with eight (338 Å³ each). */
export const forms: readonly [Crystal, Crystal] = [
  {
    cell: { a: 9.81, b: 7.42, c: 18.54, beta: 101.2 },
    positions: withInverses([(x, y, z) => [x, y, z], (x, y, z) => [-x, y + 0.5, 0.5 - z]]),
    seed: 221,
  },
  {
    cell: { a: 7.93, b: 13.08, c: 26.05, beta: 90 },
    positions: withInverses([
      (x, y, z) => [x, y, z],
      (x, y, z) => [0.5 - x, -y, z + 0.5],
      (x, y, z) => [-x, y + 0.5, 0.5 - z],
      (x, y, z) => [x + 0.5, 0.5 - y, -z],
    ]),
    seed: 332,
  },
];

/** Cu Kα1 and Kα2: wavelength in Å, and share of the intensity. */
const lines = [
  { wavelength: 1.54056, share: 2 / 3 },
  { wavelength: 1.54439, share: 1 / 3 },
] as const;
/** The range of the scan, °2θ, and its step. */
const range = { from: 4, to: 40 } as const;
const step = 0.02;

/**
 * The atomic scattering factor of carbon by sin θ/λ (International Tables C, table 6.1.1.4), with a common B of 4 Å².
 */
function carbon(s: number): number {
  const terms = [
    [2.31, 20.8439],
    [1.02, 10.2075],
    [1.5886, 0.5687],
    [0.865, 51.6512],
  ] as const;
  return (terms.reduce((sum, [a, b]) => sum + a * Math.exp(-b * s * s), 0) + 0.2156) * Math.exp(-4 * s * s);
}

/** Eighteen carbon atoms in a folded chain, Å: the electron density of a small molecule, and of none in particular. */
function chain(seed: number): Vector[] {
  const noise = createNoise(seed);
  const atoms: Vector[] = [[0, 0, 0]];
  while (atoms.length < 18) {
    const from = atoms[atoms.length - 1 - (atoms.length % 3 === 0 ? 1 : 0)] ?? [0, 0, 0];
    const way = [noise(), noise(), noise() * 0.4];
    const length = Math.hypot(...way) / 1.45;
    const next = from.map((value, axis) => value + (way[axis] ?? 0) / length) as unknown as Vector;
    if (atoms.every((atom) => Math.hypot(...atom.map((value, axis) => value - (next[axis] ?? 0))) > 1.3))
      atoms.push(next);
  }
  return atoms;
}

/** A Bragg reflection: where it stands for Kα1, and how strong it is. */
interface Reflection {
  readonly angle: number;
  readonly intensity: number;
}

/** The reflections of a crystal within the range: kinematic intensities with multiplicity, Lorentz and polarisation. */
export function reflectionsOf({ cell: { a, b, c, beta }, positions, seed }: Crystal): Reflection[] {
  const sine = Math.sin((beta * Math.PI) / 180);
  const cosine = Math.cos((beta * Math.PI) / 180);
  const atoms = chain(seed).flatMap(([x, y, z]) => {
    const w = z / (c * sine);
    return positions.map((position) => position((x - w * c * cosine) / a + 0.21, y / b + 0.13, w + 0.16));
  });
  const { wavelength } = lines[0];
  const limit = Math.sin((range.to * Math.PI) / 360) / wavelength;
  const found = new Map<string, Reflection>();
  const [hMax, kMax, lMax] = [a, b, c].map((edge) => Math.ceil(2 * limit * edge)) as unknown as Vector;
  for (let h = -hMax; h <= hMax; h += 1)
    for (let k = -kMax; k <= kMax; k += 1)
      for (let l = -lMax; l <= lMax; l += 1) {
        // 1/d² of a monoclinic cell, b unique.
        const spacing = (h / a) ** 2 + (l / c) ** 2 - (2 * h * l * cosine) / (a * c);
        const s = Math.sqrt(spacing / sine ** 2 + (k / b) ** 2) / 2;
        if (s === 0 || s > limit) continue;
        const theta = Math.asin(s * wavelength);
        let real = 0;
        let imaginary = 0;
        for (const [x, y, z] of atoms) {
          const phase = 2 * Math.PI * (h * x + k * y + l * z);
          real += Math.cos(phase);
          imaginary += Math.sin(phase);
        }
        const polarised = (1 + Math.cos(2 * theta) ** 2) / (Math.sin(theta) ** 2 * Math.cos(theta));
        const intensity = carbon(s) ** 2 * (real ** 2 + imaginary ** 2) * polarised;
        const angle = (2 * theta * 180) / Math.PI;
        if (angle < range.from) continue;
        const key = angle.toFixed(4);
        found.set(key, { angle, intensity: intensity + (found.get(key)?.intensity ?? 0) });
      }
  const strongest = Math.max(...[...found.values()].map(({ intensity }) => intensity));
  return [...found.values()]
    .map(({ angle, intensity }) => ({ angle, intensity: (100 * intensity) / strongest }))
    .filter(({ intensity }) => intensity > 0.2)
    .toSorted((one, other) => one.angle - other.angle);
}

/** A pseudo-Voigt peak of unit height, half of it Lorentzian; 0.13° wide, as a laboratory instrument has it. */
function profile(distance: number): number {
  const width = 0.13;
  return 0.5 / (1 + 4 * (distance / width) ** 2) + 0.5 * Math.exp(-4 * Math.LN2 * (distance / width) ** 2);
}

/** The pattern as counted, strongest reflection 100: both Kα lines, air scatter at low angles, counting noise. */
function pattern(reflections: readonly Reflection[], seed: number): Point[] {
  const noise = createNoise(seed);
  const peaks = reflections.flatMap(({ angle, intensity }) =>
    lines.map(({ wavelength, share }) => {
      const sine = (Math.sin((angle * Math.PI) / 360) * wavelength) / lines[0].wavelength;
      return { angle: (Math.asin(sine) * 360) / Math.PI, intensity: intensity * share };
    }),
  );
  return Array.from({ length: Math.round((range.to - range.from) / step) + 1 }, (_, index): Point => {
    const angle = range.from + index * step;
    const counted = peaks
      .filter((peak) => Math.abs(peak.angle - angle) < 1.2)
      .reduce((sum, peak) => sum + peak.intensity * profile(peak.angle - angle), 0);
    const scattered = 9 * Math.exp(-(angle - range.from) / 2.2) + 1.5 * Math.exp(-(((angle - 21) / 7) ** 2));
    return [angle, counted + scattered + noise() * (0.25 + Math.sqrt(counted + scattered) * 0.05)];
  });
}

/** The strongest reflection of the second form that none of the first comes near. */
export function tellTale(first: readonly Reflection[], second: readonly Reflection[]): Reflection {
  const alone = second.filter(
    ({ angle }) =>
      angle < 20 && first.every((other) => Math.abs(other.angle - angle) > 0.35 || other.intensity < 3),
  );
  return alone.reduce((best, next) => (next.intensity > best.intensity ? next : best));
}

/** Units of the drawing: 100 a degree; the strip's 354 px are 708 units. */
const across = (angle: number) => (angle - range.from) * 100;
const part = (angle: number) => ((angle - range.from) / (range.to - range.from)) * 100;
/** Px from the strip's top to each pattern's zero, and to the axis; px of the strongest reflection. */
const zeros = [304, 226] as const;
const axis = 314;
const tallest = 72;

/** The patterns of two forms, one above the other, with the reflection that tells them apart. */
export function diffraction(): Plot {
  const reflections = forms.map(reflectionsOf) as [Reflection[], Reflection[]];
  const mark = tellTale(...reflections);
  const curves = reflections.map((own, index) =>
    pathOf(
      thin(
        pattern(own, 40 + index).map(([angle, counts]): Point => [
          across(angle),
          2 * ((zeros[index] ?? 0) - (counts * tallest) / 100),
        ]),
        1.4,
      ),
    ),
  );
  const top = zeros[1] - (mark.intensity * tallest) / 100;
  const ticks = Array.from({ length: 7 }, (_, index) => 5 + index * 5);
  return {
    box: [across(range.to), 708],
    paths: { line: curves.join(''), rule: `M-400 ${axis * 2}h9000` },
    labels: [
      ...ticks.map((angle): Label => ({
        text: angle === 5 ? '5° 2θ' : `${angle}`,
        x: part(angle),
        y: axis + 24,
        ...(angle > 5 && { anchor: 'middle' }),
      })),
      { text: 'Form II', x: 100, dx: -40, y: zeros[1] - 12, anchor: 'end', role: 'strong' },
      { text: 'Form I', x: 100, dx: -40, y: zeros[0] - 12, anchor: 'end', role: 'strong' },
      {
        text: `${mark.angle.toFixed(1)}°, form II only`,
        x: part(mark.angle),
        dx: 24,
        y: top + 18,
        role: 'accent',
      },
    ],
    marks: [
      {
        x: part(mark.angle),
        y: top,
        path: 'M6-12C-12-16-16 10-15 38-14 66-5 82 4 80 15 77 17 45 15 18 13-6 4-14 2-14',
      },
    ],
  };
}
