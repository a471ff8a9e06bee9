import { DrawnFigure } from '#src/sections/drawn-figure/DrawnFigure.tsx';

export interface VendorFunnelContent {
  readonly label: string;
  readonly stages: readonly { readonly period: string; readonly name: string }[];
}

/** Where each stage begins, left to right. */
const stageStarts = [0, 104, 214, 318];
const axis = 196;
const vendorRows = [76, 100, 124, 148, 172, 196, 220, 244, 268, 292, 316];
/** Vendors that fit and answer, and the height of their proposal in the comparison. */
const proposals = [
  { vendor: 100, row: 136 },
  { vendor: 172, row: 176 },
  { vendor: 196, row: 216 },
  { vendor: 292, row: 256 },
];
const chosen = 216;

/** One RFP goes out to many vendors; the fitting ones answer, their proposals are compared, one is chosen. */
export function VendorFunnel({ label, stages }: VendorFunnelContent) {
  return (
    <DrawnFigure label={label} height={330}>
      {stages.map(({ period, name }, index) => (
        <g key={name}>
          <text x={stageStarts[index]} y="16" className="muted">
            {period}
          </text>
          <text x={stageStarts[index]} y="36" className="bold">
            {name}
          </text>
        </g>
      ))}
      <path
        className="rule"
        d={`M1 50H399${stageStarts
          .slice(1)
          .map((x) => `M${x} 50V330`)
          .join('')}`}
      />
      <path className="rule" d={vendorRows.map((y) => `M46 ${axis}C90 ${axis} 96 ${y} 150 ${y}`).join('')} />
      <path
        className="route"
        d={proposals
          .map(({ vendor, row }) => `M158 ${vendor}C200 ${vendor} 200 ${row} 240 ${row}h54`)
          .join('')}
      />
      <path
        className="accent"
        d={`M294 ${chosen - 1.5}C330 ${chosen - 1.5} 336 ${axis - 1.5} 370 ${axis - 1.5}v3C336 ${axis + 1.5} 330 ${chosen + 1.5} 294 ${chosen + 1.5}Z`}
      />
      <path className="quiet" d={`M2 ${axis - 28}h30l14 14v42H2Z`} />
      <path className="route" d={`M2 ${axis - 28}h30l14 14v42H2ZM12 ${axis - 8}h22m-22 10h22m-22 10h14`} />
      {vendorRows.map((y) => (
        <circle
          key={y}
          className={proposals.some(({ vendor }) => vendor === y) ? 'brand' : 'rule'}
          cx="154"
          cy={y}
          r="4"
        />
      ))}
      <path className="quiet" d={proposals.map(({ row }) => `M240 ${row - 12}h54v24h-54Z`).join('')} />
      <path
        className="route"
        d={proposals.map(({ row }) => `M240 ${row - 12}h54v24h-54Zm18 0v24m18-24v24`).join('')}
      />
      <circle className="accent" cx="378" cy={axis} r="9" />
    </DrawnFigure>
  );
}
