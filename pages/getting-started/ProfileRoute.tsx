import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure, IndMark } from '#src/components/DrawnFigure.tsx';
import { fill, stroke } from '#src/theme/paint.ts';
import type { Content } from './content.ts';

const y = 150;

export function ProfileRoute({ content }: { content: Content['route'] }) {
  const { label, caption, stops, goal, entryPoints } = content;
  const last = stops.length;
  const getX = (stop: number) => 34 + Math.round((stop * 344) / last);
  return (
    <DrawnFigure label={label} height={190} caption={caption}>
      <path {...stroke('brand', 2)} d={`M34 ${y}H378`} />
      {entryPoints.map(({ stop, profile }) => (
        <g key={stop}>
          <path
            {...stroke('brand', 2)}
            d={`M${getX(stop) - 44} 54C${getX(stop) - 44} 104 ${getX(stop)} 84 ${getX(stop)} ${y}`}
          />
          {profile.map((line, index) => (
            <text
              key={line}
              className={drawing.bold}
              x={getX(stop) - 44}
              y={22 + 20 * index}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      {[...stops, goal].map((name, index) => (
        <g key={name}>
          {index === last ? (
            <IndMark x={getX(index)} y={y} />
          ) : (
            <circle {...stroke('brand', 2)} {...fill('bg')} cx={getX(index)} cy={y} r="5" />
          )}
          <text
            {...(index === last ? { className: drawing.bold } : fill('fg-muted'))}
            x={index === 0 ? 0 : getX(index)}
            y={y + 32}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {name}
          </text>
        </g>
      ))}
    </DrawnFigure>
  );
}
