import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';

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

const slowY = 84;
const fastY = 222;
/** A loop in the line that ends 24 units further along. */
const loop = 'c52 0 46-46 12-46s-40 46 12 46';
const slowStops = [6, 92];
const fastStops = [6, 82, 148, 214];

export function OrderOfWork({ content }: { content: OrderOfWorkContent }) {
  const { label, caption, paperworkFirst, planFirst, end, saved } = content;
  return (
    <DrawnFigure label={label} height={262} caption={caption}>
      <text className={drawing.bold} y="16">
        {paperworkFirst.title}
      </text>
      <path className={drawing.line} d={`M6 ${slowY}H180${loop}h54${loop}H384`} />
      <Stops names={paperworkFirst.stops} at={slowStops} y={slowY} tone="line" />
      {paperworkFirst.detours.map((detour, index) => (
        <text key={detour} className={drawing.muted} x={192 + index * 78} y={slowY + 30} textAnchor="middle">
          {detour}
        </text>
      ))}
      <text className={drawing.bold} y={fastY - 52}>
        {planFirst.title}
      </text>
      <path className={drawing.route} d={`M6 ${fastY}H296`} />
      <Stops names={planFirst.stops} at={fastStops} y={fastY} tone="route" />
      <path
        className={drawing.rule}
        d={`M296 ${fastY}H384M384 ${slowY + 40}V${fastY + 8}`}
        strokeDasharray="1 6"
      />
      <text className={`${drawing.brand} ${drawing.bold}`} x="342" y={fastY + 30} textAnchor="middle">
        {saved}
      </text>
      <circle className={`${drawing.line} ${drawing.ground}`} cx="384" cy={slowY} r="8" />
      <text x="384" y={slowY + 30} textAnchor="middle">
        {end}
      </text>
      <circle className={drawing.brand} cx="296" cy={fastY} r="8" />
      <text x="296" y={fastY - 20} textAnchor="middle">
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
