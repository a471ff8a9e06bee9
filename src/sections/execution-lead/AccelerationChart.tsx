import { DrawnFigure } from '../drawn-figure/DrawnFigure.tsx';

/** The same work packages twice: one after the other, and overlapped. */
export interface AccelerationContent {
  readonly packages: readonly [string, string, string, string];
  readonly inSequence: string;
  readonly overlapped: string;
  /** The share of the timeline that is saved, as claimed: "20-30%". */
  readonly saved: string;
  readonly caption: string;
}

const length = 82;
const rowHeight = 30;

/** Where the time goes: packages with waits between them above, the same packages overlapped below. */
export function AccelerationChart({ content }: { content: AccelerationContent }) {
  const { packages, inSequence, overlapped, saved, caption } = content;
  const [least = 0, most = least] = (saved.match(/\d+/g) ?? []).map(Number);
  const end = 400 - 2 * (least + most);
  const sequenceStart = (index: number) => Math.round((index * (400 - length)) / 3);
  const overlapStart = (index: number) => Math.round((index * (end - length)) / 3);
  const top = 108;
  const bottom = top + packages.length * rowHeight;
  return (
    <DrawnFigure
      label={`${inSequence}: ${packages.join(', then ')}, with waits between. ${overlapped}: the same work ends ${saved} sooner.`}
      height={bottom + 34}
      caption={caption}
    >
      <text className="bold" y="16">
        {inSequence}
      </text>
      {packages.map((name, index) => (
        <rect key={name} className="wait" x={sequenceStart(index)} y="30" width={length} height="12" rx="3" />
      ))}
      <text className="bold brand" y="86">
        {overlapped}
      </text>
      {packages.map((name, index) => (
        <g key={name} transform={`translate(${overlapStart(index)} ${top + index * rowHeight})`}>
          <rect className="brand" width={length} height="12" rx="3" />
          <text x={index < 2 ? length + 10 : -10} y="11" textAnchor={index < 2 ? 'start' : 'end'}>
            {name}
          </text>
        </g>
      ))}
      <path className="rule" d={`M400 52V${bottom + 6}M${end} ${bottom - 8}V${bottom + 6}`} />
      <path className="route" d={`M398 ${bottom}H${end + 4}m6-5-6 5 6 5`} />
      <text className="bold accent" x={(400 + end) / 2} y={bottom + 26} textAnchor="middle">
        {saved}
      </text>
    </DrawnFigure>
  );
}
