import { DrawnFigure } from '#src/sections/drawn-figure/DrawnFigure.tsx';

export interface RfpSheetContent {
  readonly title: string;
  readonly parts: readonly string[];
  readonly grid: string;
}

/** Ends of the ruled lines under the parts, so that they look written on. */
const lineEnds = [276, 236, 262, 216];

/** An RFP drawn as a sheet: its numbered parts, and the pricing grid that every bidder fills the same way. */
export function RfpSheet({ title, parts, grid }: RfpSheetContent) {
  const rowOf = (index: number) => 106 + index * 36;
  const gridTitle = rowOf(parts.length) + 10;
  const gridTop = gridTitle + 14;
  return (
    <DrawnFigure label={`${title}: ${parts.join(', ')}, ${grid}`} height={gridTop + 138}>
      <path className="rule" d={`M21 2H320L379 61V${gridTop + 136}H21ZM320 2V61H379`} />
      <text className="bold" x="48" y="60">
        {title}
      </text>
      {parts.map((part, index) => (
        <g key={part}>
          <text className="brand bold" x="48" y={rowOf(index)}>
            {index + 1}
          </text>
          <text x="76" y={rowOf(index)}>
            {part}
          </text>
          <path className="rule" d={`M76 ${rowOf(index) + 11}H${lineEnds[index] ?? 240}`} />
        </g>
      ))}
      <text className="brand bold" x="48" y={gridTitle}>
        {grid}
      </text>
      <path className="quiet" d={`M48 ${gridTop}H352v26H48Z`} />
      <path
        className="rule"
        d={`M48 ${gridTop}H352v104H48ZM48 ${gridTop + 26}h304m-304 26h304m-304 26h304M168 ${gridTop}v104m61-104v104m61-104v104`}
      />
    </DrawnFigure>
  );
}
