import { createNoise } from '../noise.ts';
import { voidDisturbance } from './chromatogram.ts';
import { pathOf, type Point } from './path.ts';
import { axisLabels, stripHeight, type Plot } from './plot.ts';

/** Minutes across the strip, and where a peak was looked for. */
const duration = 15;
const expected = 8.4;
/** Px from the strip's top to the baseline and to the axis. */
const zero = 300;
const axis = 314;
const percent = (time: number) => (time / duration) * 100;

/** The solvent of the injection, then a detector's noise with a slow wander, and no peak in it. */
export function baseline(): Plot {
  const noise = createNoise(404);
  let slow = 0;
  const points = Array.from({ length: 751 }, (_, index): Point => {
    slow = slow * 0.96 + noise() * 0.7;
    // Fifty px a mAU, as in the chromatogram.
    const signal = 100 * voidDisturbance((index * duration) / 750);
    return [index * 8, 2 * zero - signal - slow - noise() * 2.2];
  });
  return {
    box: [6000, stripHeight * 2],
    paths: { line: pathOf(points), rule: `M-400 ${axis * 2}h9000` },
    labels: [
      ...axisLabels([0, 3, 6, 9, 12], '0 min', percent, axis + 24),
      { text: 'expected here', x: percent(expected), dx: 34, y: zero - 26, role: 'accent' },
    ],
    marks: [
      {
        x: percent(expected),
        y: zero,
        path: 'M5-32C-18-36-27-18-26-8-24 11-8 17 6 16 24 14 28-1 25-14 22-29 6-34 2-34',
      },
    ],
  };
}
