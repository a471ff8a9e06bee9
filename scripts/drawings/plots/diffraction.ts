import { createNoise } from '../noise.ts';
import { pathOf, thin, type Point } from './path.ts';
import { axisLabels, type Plot } from './plot.ts';

/** A Bragg reflection: its angle, °2θ (Cu Kα1), and its height in the pattern, of which the strongest has 100. */
type Reflection = readonly [angle: number, height: number];

/** Two invented forms of one compound: P2₁/c (a 9.81, b 7.42, c 18.54 Å, β 101.2°), simulated. */
export const firstForm: readonly Reflection[] = [
  [9.18, 31],
  [9.72, 69],
  [12.01, 39],
  [12.87, 58],
  [14.63, 18],
  [15.4, 11],
  [16.38, 25],
  [16.95, 75],
  [18.91, 27],
  [19.51, 91],
  [19.74, 25],
  [19.89, 5],
  [21.74, 3],
  [22, 22],
  [22.26, 4],
  [22.58, 2],
  [23.25, 7],
  [23.32, 2],
  [23.97, 2],
  [27.02, 5],
  [27.24, 3],
  [27.28, 12],
  [28.19, 2],
  [29.44, 9],
  [30.17, 2],
  [31.54, 3],
  [31.93, 2],
  [33.59, 2],
];

/** Pbca (a 7.93, b 13.08, c 26.05 Å), simulated. */
export const secondForm: readonly Reflection[] = [
  [6.78, 99],
  [13.06, 51],
  [13.48, 7],
  [13.53, 20],
  [13.59, 31],
  [13.95, 61],
  [15.15, 94],
  [16.57, 3],
  [17.89, 3],
  [18.86, 4],
  [19.22, 15],
  [20.34, 2],
  [20.44, 26],
  [21.49, 3],
  [21.79, 50],
  [22.27, 12],
  [24.54, 3],
  [24.59, 10],
  [25.6, 7],
  [26.27, 3],
  [26.49, 4],
  [27.06, 6],
  [27.31, 2],
  [27.37, 2],
  [28.23, 2],
  [29.09, 2],
  [29.63, 5],
  [30.65, 2],
  [33.84, 2],
  [34.3, 2],
  [34.4, 12],
];

/** The reflection of the second form that none of the first comes near: 002. */
export const tellTale: Reflection = secondForm[0] as Reflection;

/** The range of the scan, °2θ, and its step. */
const range = { from: 4, to: 40 } as const;
const step = 0.02;

/** A pseudo-Voigt peak of unit height, half of it Lorentzian; 0.13° wide, as a laboratory instrument has it. */
function profile(distance: number): number {
  const width = 0.13;
  return 0.5 / (1 + 4 * (distance / width) ** 2) + 0.5 * Math.exp(-4 * Math.LN2 * (distance / width) ** 2);
}

/** Counts between the peaks, which the zero of the drawing leaves out. */
const background = 3;

/** The pattern as counted: the reflections, air scatter at low angles, counting noise. */
function pattern(reflections: readonly Reflection[], seed: number): Point[] {
  const noise = createNoise(seed);
  return Array.from({ length: Math.round((range.to - range.from) / step) + 1 }, (_, index): Point => {
    const angle = range.from + index * step;
    const scattered = 9 * Math.exp(-(angle - range.from) / 2.2) + 1.5 * Math.exp(-(((angle - 21) / 7) ** 2));
    const counted = reflections.reduce(
      (sum, [place, height]) => sum + height * profile(place - angle),
      scattered,
    );
    // A background of counts that never falls to nothing, and their noise: that of the strongest peak's square root.
    return [angle, counted + noise() * Math.sqrt(background + counted) * 0.3];
  });
}

/** Units of the drawing: 100 a degree; the strip's 354 px are 708 units. */
const across = (angle: number) => (angle - range.from) * 100;
const percent = (angle: number) => ((angle - range.from) / (range.to - range.from)) * 100;
/** Px from the strip's top to each pattern's zero, and to the axis; px of the strongest reflection. */
const zeros = [304, 226] as const;
const axis = 314;
const tallest = 64;

/** The patterns of two forms, one above the other, with the reflection that tells them apart. */
export function diffraction(): Plot {
  const [angle, height] = tellTale;
  const curves = [firstForm, secondForm].map((form, index) =>
    pathOf(
      thin(
        pattern(form, 40 + index).map(([angle, counts]): Point => [
          across(angle),
          2 * ((zeros[index] ?? 0) - (counts * tallest) / 100),
        ]),
        0.7,
      ),
    ),
  );
  const top = zeros[1] - (height * tallest) / 100;
  return {
    box: [across(range.to), 708],
    paths: { line: curves.join(''), rule: `M-400 ${axis * 2}h9000` },
    labels: [
      ...axisLabels([5, 10, 15, 20, 25, 30, 35], '5° 2θ', percent, axis + 24),
      { text: 'Form II', x: 100, dx: -40, y: zeros[1] - 12, anchor: 'end', role: 'strong' },
      { text: 'Form I', x: 100, dx: -40, y: zeros[0] - 12, anchor: 'end', role: 'strong' },
      {
        text: `${angle.toFixed(1)}°, form II only`,
        x: percent(angle),
        dx: 24,
        // Above the peaks beside it, which a phone moves under the words.
        y: top - 10,
        role: 'accent',
      },
    ],
    marks: [
      {
        x: percent(angle),
        y: top,
        path: 'M6-12C-12-16-16 10-15 38-14 66-5 82 4 80 15 77 17 45 15 18 13-6 4-14 2-14',
      },
    ],
  };
}
