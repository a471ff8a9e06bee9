import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure, IndMark } from '#src/components/DrawnFigure.tsx';

export interface OrderOfWorkContent {
  readonly label: string;
  readonly caption: string;
  readonly paperworkFirst: {
    readonly title: string;
    readonly stops: readonly string[];
    readonly detours: readonly [string, string];
  };
  readonly planFirst: { readonly title: string; readonly stops: readonly string[] };
  readonly end: string;
  readonly saved: string;
}

const paperworkY = 84;
const planY = 222;
/** A loop in the line that ends 24 units further along. */
const loopPath = 'c52 0 46-46 12-46s-40 46 12 46';
const paperworkStops = [6, 92];
const planStops = [6, 82, 148, 214];

export function OrderOfWork({ content }: { content: OrderOfWorkContent }) {
  const { label, caption, paperworkFirst, planFirst, end, saved } = content;
  return (
    <DrawnFigure label={label} height={262} caption={caption}>
      <text className={drawing.bold} y="16">
        {paperworkFirst.title}
      </text>
      <path className={drawing.line} d={`M6 ${paperworkY}H180${loopPath}h54${loopPath}H373`} />
      <Stops names={paperworkFirst.stops} at={paperworkStops} y={paperworkY} tone="line" />
      {paperworkFirst.detours.map((detour, index) => (
        <text
          key={detour}
          className={drawing.muted}
          x={192 + index * 78}
          y={paperworkY + 30}
          textAnchor="middle"
        >
          {detour}
        </text>
      ))}
      <text className={drawing.bold} y={planY - 52}>
        {planFirst.title}
      </text>
      <path className={drawing.route} d={`M6 ${planY}H285`} />
      <Stops names={planFirst.stops} at={planStops} y={planY} tone="route" />
      <path
        className={drawing.rule}
        d={`M307 ${planY}H384M384 ${paperworkY + 40}V${planY + 8}`}
        strokeDasharray="1 6"
      />
      <text className={`${drawing.brand} ${drawing.bold}`} x="342" y={planY + 30} textAnchor="middle">
        {saved}
      </text>
      <IndMark x={384} y={paperworkY} />
      <text x="384" y={paperworkY + 30} textAnchor="middle">
        {end}
      </text>
      <IndMark x={296} y={planY} />
      <text x="296" y={planY - 20} textAnchor="middle">
        {end}
      </text>
    </DrawnFigure>
  );
}

function Stops({
  names,
  at,
  y,
  tone,
}: {
  names: readonly string[];
  at: readonly number[];
  y: number;
  tone: 'line' | 'route';
}) {
  return names.map((name, index) => (
    <g key={name}>
      <circle className={`${drawing[tone]} ${drawing.ground}`} cx={at[index]} cy={y} r="5" />
      <text x={index === 0 ? 0 : at[index]} y={y + 30} textAnchor={index === 0 ? 'start' : 'middle'}>
        {name}
      </text>
    </g>
  ));
}
