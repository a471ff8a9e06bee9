import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure, IndMark } from '#src/components/DrawnFigure.tsx';
import { fill, stroke } from '#src/theme/paint.ts';
import type { Content } from './content.ts';

const rowHeight = 38;
const left = 124;
const right = 384;
const getX = (percent: number) => Math.round(left + (percent / 100) * (right - left));

export function DisciplineSpans({ content }: { content: Content['spans'] }) {
  const { label, caption, end, disciplines } = content;
  const bottom = 28 + disciplines.length * rowHeight;
  return (
    <DrawnFigure label={label} height={bottom + 6} caption={caption}>
      <text className={drawing.bold} x={right} y="12" textAnchor="middle">
        {end}
      </text>
      <path {...stroke('control')} d={`M${right} 22V${bottom}`} />
      {disciplines.map(({ name, spans }, index) => (
        <g key={name} transform={`translate(0 ${28 + index * rowHeight})`}>
          <text {...(index === 0 ? { className: drawing.bold } : fill('fg-muted'))} y="24">
            {name}
          </text>
          <path {...stroke('control')} d={`M${left} 19H${right}`} strokeDasharray="1 7" />
          {spans.map(([from, to]) => (
            <rect
              key={from}
              {...(index === 0 ? fill('brand') : { ...stroke('brand', 2), ...fill('brand-quiet') })}
              x={getX(from)}
              y="12"
              width={getX(to) - getX(from)}
              height="14"
              rx="4"
            />
          ))}
        </g>
      ))}
      <IndMark x={right} y={28 + 19} />
    </DrawnFigure>
  );
}
