import { DrawnFigure } from '#src/sections/drawn-figure/DrawnFigure.tsx';

export interface ValueStepsContent {
  readonly label: string;
  readonly steps: readonly [string, string, string];
}

/** A deck whose top slide draws value as stairs: from data, by way of a milestone, to a higher value. */
export function ValueSteps({ label, steps: [first, second, third] }: ValueStepsContent) {
  return (
    <DrawnFigure label={label} height={270}>
      <path className="rule" d="M40 32V12H399V220H378M20 52V32H378V240H357" />
      <path className="rule" d="M1 52H357V268H1Z" />
      <path className="rule" d="M28 80H190M28 94H140M28 242H330" />
      <path className="quiet" d="M28 214H118V178H216V142H330V242H28Z" />
      <path className="route" d="M28 214H118V178H216V142H330" />
      <circle className="brand" cx="118" cy="178" r="6" />
      <circle className="accent" cx="216" cy="142" r="8" />
      <text x="28" y="204">
        {first}
      </text>
      <text x="126" y="168">
        {second}
      </text>
      <text className="bold" x="230" y="130">
        {third}
      </text>
    </DrawnFigure>
  );
}
