import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import { fill, stroke } from '#src/theme/paint.ts';
import type { Content } from './content.ts';

const getColumnX = (index: number, count: number) => ((index + 0.5) / count) * 400;

export function VendorHub({ content }: { content: Content['workflow']['hub'] }) {
  const { client, lead, vendors, roles, down, up, label, caption } = content;
  return (
    <DrawnFigure label={label} height={448} caption={caption}>
      <rect {...fill('brand-quiet')} x="110" y="2" width="180" height="52" rx="6" />
      <text className={drawing.bold} x="200" y="33" textAnchor="middle">
        {client}
      </text>
      <path {...stroke('brand', 2)} d="M190 62v56m-6-8l6 8 6-8M210 118V62m-6 8l6-8 6 8" />
      <path {...stroke('brand', 2)} d="M190 246v50m-6-8l6 8 6-8M210 296v-50m-6 8l6-8 6 8" />
      {[86, 270].map((y, index) => (
        <g key={y} {...fill('fg-muted')}>
          <text x="176" y={y + 8} textAnchor="end">
            {down[index]}
          </text>
          <text x="224" y={y + 8}>
            {up[index]}
          </text>
        </g>
      ))}
      <path {...fill('brand')} d="M200 124L250 153V211L200 240L150 211V153Z" />
      <text className={drawing.bold} {...fill('bg')} x="200" y="187" textAnchor="middle">
        {lead}
      </text>
      <path
        {...stroke('brand', 2)}
        d={`M${getColumnX(0, roles.length)} 312H${getColumnX(roles.length - 1, roles.length)}`}
      />
      {roles.map((role, index) => {
        const x = getColumnX(index, roles.length);
        return (
          <g key={role}>
            <path {...stroke('brand', 2)} d={`M${x} 312v20`} />
            <rect
              {...stroke('control')}
              {...fill('bg')}
              x={x - 47}
              y="332"
              width="94"
              height="46"
              rx="6"
              strokeDasharray="5 4"
            />
            <text x={x} y="360" textAnchor="middle">
              {role}
            </text>
          </g>
        );
      })}
      <path {...stroke('control')} d="M6 390v8h388v-8" />
      <text className={drawing.bold} x="200" y="424" textAnchor="middle">
        {vendors}
      </text>
    </DrawnFigure>
  );
}
