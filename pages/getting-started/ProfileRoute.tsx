import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';

export interface ProfileRouteContent {
  readonly label: string;
  readonly caption: string;
  readonly stops: readonly string[];
  /** Index of the stop where each numbered profile joins. */
  readonly joins: readonly number[];
}

const y = 150;

/** The way to the IND as one line, and the stops where the numbered profiles join it. */
export function ProfileRoute({ content }: { content: ProfileRouteContent }) {
  const { label, caption, stops, joins } = content;
  const xOf = (stop: number) => 34 + Math.round((stop * 344) / (stops.length - 1));
  const last = stops.length - 1;
  return (
    <DrawnFigure label={label} height={190} caption={caption}>
      <path className={drawing.route} d={`M34 ${y}H378`} />
      {joins.map((stop, index) => (
        <g key={stop}>
          <path
            className={drawing.route}
            d={`M${xOf(stop) - 40} 44C${xOf(stop) - 10} 44 ${xOf(stop)} 70 ${xOf(stop)} ${y}`}
          />
          <circle className={drawing.brand} cx={xOf(stop) - 44} cy="44" r="17" />
          <text className={`${drawing.ground} ${drawing.bold}`} x={xOf(stop) - 44} y="49" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      {stops.map((name, index) => (
        <g key={name}>
          <circle
            className={index === last ? drawing.accent : `${drawing.route} ${drawing.ground}`}
            cx={xOf(index)}
            cy={y}
            r={index === last ? 9 : 5}
          />
          <text
            className={index === last ? drawing.bold : drawing.muted}
            x={xOf(index)}
            y={y + 32}
            textAnchor="middle"
          >
            {name}
          </text>
        </g>
      ))}
    </DrawnFigure>
  );
}
