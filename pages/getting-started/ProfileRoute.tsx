import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';

export interface ProfileRouteContent {
  readonly label: string;
  readonly caption: string;
  readonly stops: readonly string[];
  /** Each profile in two lines, and the index of the stop where it joins the route. */
  readonly entryPoints: readonly { readonly stop: number; readonly profile: readonly [string, string] }[];
}

const y = 150;

export function ProfileRoute({ content }: { content: ProfileRouteContent }) {
  const { label, caption, stops, entryPoints } = content;
  const xOf = (stop: number) => 34 + Math.round((stop * 344) / (stops.length - 1));
  const last = stops.length - 1;
  return (
    <DrawnFigure label={label} height={190} caption={caption}>
      <path className={drawing.route} d={`M34 ${y}H378`} />
      {entryPoints.map(({ stop, profile }) => (
        <g key={stop}>
          <path
            className={drawing.route}
            d={`M${xOf(stop) - 44} 54C${xOf(stop) - 44} 104 ${xOf(stop)} 84 ${xOf(stop)} ${y}`}
          />
          {profile.map((line, index) => (
            <text
              key={line}
              className={drawing.bold}
              x={xOf(stop) - 44}
              y={22 + 20 * index}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
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
