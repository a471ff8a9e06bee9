import { createNoise } from '../noise.ts';
import { pathOf, thin, type Point } from './path.ts';
import { axisLabels, stripHeight, type Label, type Plot } from './plot.ts';

/** A peak of the trace: a Gaussian whose back is wider than its front. */
interface Peak {
  /** Retention time relative to the main peak. */
  readonly relative: number;
  /** Share of the total peak area, per cent. */
  readonly area: number;
  /** Standard deviation before and after the apex, minutes. */
  readonly front: number;
  readonly back: number;
}

/** Seven peaks whose areas add up to 100 %; none is below the reporting threshold of ICH Q3A(R2), 0.05 %. */
const peaks: readonly Peak[] = [
  { relative: 0.46, area: 0.05, front: 0.063, back: 0.066 },
  { relative: 0.71, area: 0.07, front: 0.065, back: 0.068 },
  { relative: 0.89, area: 0.09, front: 0.067, back: 0.07 },
  { relative: 1, area: 99.53, front: 0.057, back: 0.092 },
  { relative: 1.09, area: 0.06, front: 0.068, back: 0.075 },
  { relative: 1.18, area: 0.14, front: 0.068, back: 0.074 },
  { relative: 1.43, area: 0.06, front: 0.072, back: 0.074 },
];
const main = 3;
const unknown = 5;

/** Retention time of the main peak, minutes, and its height, mAU. */
const mainRetention = 8.4;
const mainHeight = 1480;
/** Time between samples, minutes, and where the trace ends. */
export const step = 0.0025;
export const duration = 15;

/** Height of a peak, on a scale that all share. */
const relativeHeight = ({ area, front, back }: Peak) => area / (front + back);

/** The peaks as they leave the column: retention in minutes, height and the signal at a time in mAU. */
export const bands = peaks.map((peak) => {
  const retention = mainRetention * peak.relative;
  const height = (mainHeight * relativeHeight(peak)) / relativeHeight(peaks[main] as Peak);
  const at = (time: number) => {
    const deviation = time < retention ? peak.front : peak.back;
    return height * Math.exp(-0.5 * ((time - retention) / deviation) ** 2);
  };
  return { ...peak, retention, height, at };
});

/** What a gradient does to the baseline at 220 nm, mAU: a rise as the share of organic solvent grows. */
function drift(time: number): number {
  const part = Math.min(1, Math.max(0, (time - 2) / 11));
  return 0.06 + 0.42 * part ** 2 * (3 - 2 * part);
}

/** The disturbance as the solvent of the injection passes: a dip and an overshoot around the void time, mAU. */
export const voidDisturbance = (time: number) =>
  0.3 * Math.exp(-(((time - 1.23) / 0.035) ** 2)) - 0.32 * Math.exp(-(((time - 1.14) / 0.028) ** 2));

/** Units of the drawing: 400 a minute and 100 a mAU (50 px), the zero at 600, so that 5 mAU stand at 100. */
const across = (time: number) => time * 400;
const up = (signal: number) => 600 - signal * 100;
/** How far the main peak is drawn beyond the strip, mAU. */
const cut = 24;

/** A steep flank with few points: thinned along the time axis. */
const thinFlank = (points: readonly Point[]) =>
  thin(
    points.map(([x, y]) => [y, x]),
    0.8,
  ).map(([y, x]): Point => [x, y]);

/** Px from the strip's top to the zero and to the axis of time. */
const zero = 300;
const axis = 314;
const percent = (time: number) => (time / duration) * 100;

function labels(): Label[] {
  const small = bands.filter((_, index) => index !== main && index !== unknown);
  return [
    ...axisLabels([...Array(duration).keys()], '0 min', percent, axis + 24),
    ...small.flatMap(({ retention, height, area }) =>
      [`${area.toFixed(2)}%`, retention.toFixed(2)].map((text, line): Label => ({
        text,
        x: percent(retention),
        y: zero - (height + drift(retention)) * 50 - 26 + line * 16,
        anchor: 'middle',
      })),
    ),
    // The unit stands at 3, in place of the figure: above it are the strip's own figures and their captions.
    ...['0', '1', '2', 'mAU'].map((text, signal): Label => ({
      text,
      x: 0,
      y: zero + 4 - signal * 50,
      anchor: 'end',
      role: 'scale',
    })),
  ];
}

/** The trace: the small peaks on their scale, and the main peak as it leaves the strip. */
export function chromatogram(): Plot {
  const noise = createNoise(20_260);
  const found = bands[unknown];
  if (!found) throw new Error('The unknown is missing.');
  const small: Point[] = [];
  const flank: Point[] = [];
  let slow = 0;
  for (let sample = 0; sample * step <= duration; sample += 1) {
    const time = sample * step;
    const signal = bands.reduce((sum, { at }) => sum + at(time), drift(time) + voidDisturbance(time));
    if (time > mainRetention - 0.36 && time < mainRetention + 0.5 && signal < cut)
      flank.push([across(time), up(signal)]);
    if (sample % 8 !== 0) continue;
    slow = slow * 0.9 + noise() * 0.006;
    if (signal < 6) small.push([across(time), up(signal + slow + noise() * 0.011)]);
  }
  const rising = thinFlank(flank.filter(([x]) => x < across(mainRetention)));
  const falling = thinFlank(flank.filter(([x]) => x > across(mainRetention)));
  const before = small.filter(([x]) => x < (rising[0]?.[0] ?? 0));
  const after = small.filter(([x]) => x > (falling.at(-1)?.[0] ?? 0));
  const start: Point = [0, up(0)];
  const top = zero - Math.round((found.height + drift(found.retention)) * 50);
  return {
    box: [across(duration), 708],
    paths: {
      fill: pathOf([...rising, ...falling]),
      // Under the main peak, the baseline on which it is integrated.
      line: pathOf(before) + pathOf([before.at(-1) ?? start, after[0] ?? start]) + pathOf(after),
      rule: `M-400 ${axis * 2}h9000`,
    },
    rises: 900 / stripHeight,
    labels: [
      ...labels(),
      { text: 'main peak,', x: percent(mainRetention), dx: 50, y: 64, role: 'narrow' },
      { text: 'off scale', x: percent(mainRetention), dx: 50, y: 80, role: 'narrow' },
      {
        text: `${found.area.toFixed(2)}%`,
        x: percent(found.retention),
        dx: 38,
        y: top + 26,
        role: 'accent',
        isValue: true,
      },
      // Beside the ring, clear of the next peak's figures.
      { text: 'unknown,', x: percent(found.retention), dx: 38, y: top + 46, role: 'accent' },
      { text: `RRT ${found.relative}`, x: percent(found.retention), dx: 38, y: top + 64, role: 'accent' },
    ],
    marks: [
      {
        x: percent(found.retention),
        y: top,
        path: 'M10-22C-20-30-27 24-26 74-24 124-9 142 5 138 25 132 29 76 25 30 22-6 8-26 6-26',
      },
    ],
  };
}
