import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import { fill, stroke } from '#src/theme/paint.ts';
import styles from './ProcessFlow.module.css';

const rowY = [64, 158] as const;

/** The first half runs left to right, the second half right to left below it. */
function getPosition(index: number, perRow: number) {
  const row: 0 | 1 = index < perRow ? 0 : 1;
  const column = row === 0 ? index : 2 * perRow - 1 - index;
  return { row, x: ((column + 0.5) / perRow) * 100 } as const;
}

/** Narrow screens and screen readers get only the legend, so it contains everything drawn. */
export function ProcessFlow({ content: steps }: { content: Content['process']['steps'] }) {
  const perRow = Math.ceil(steps.length / 2);
  const first = `${getPosition(0, perRow).x}%`;
  const turn = `${getPosition(perRow, perRow).x}%`;
  return (
    <div className={styles.root}>
      <div className={styles.path}>
        <svg {...stroke('brand', 2)} width="100%" height="226" aria-hidden>
          <line x1={first} x2={turn} y1={rowY[0]} y2={rowY[0]} />
          <line x1={turn} x2={turn} y1={rowY[0]} y2={rowY[1]} />
          <line x1={first} x2={turn} y1={rowY[1]} y2={rowY[1]} />
          <svg x={turn} y={(rowY[0] + rowY[1]) / 2} overflow="visible">
            <path d="M-6-4l6 7 6-7" />
          </svg>
          {steps.map(({ title, output }, index) => {
            const { row, x } = getPosition(index, perRow);
            const y = rowY[row];
            const isLast = index === steps.length - 1;
            const textY = row === 0 ? y - 50 : y + 42;
            return (
              <g key={title}>
                {index % perRow > 0 && (
                  <svg x={`${x - (row ? -50 : 50) / perRow}%`} y={y} overflow="visible">
                    <path d={row ? 'M4-6l-7 6 7 6' : 'M-4-6l7 6-7 6'} />
                  </svg>
                )}
                {isLast && <circle {...stroke('ind', 2)} {...fill('bg')} cx={`${x}%`} cy={y} r="25" />}
                <circle
                  {...(isLast ? { ...stroke('ind', 2), ...fill('ind') } : fill('bg'))}
                  cx={`${x}%`}
                  cy={y}
                  r="20"
                />
                <text {...fill(isLast ? 'brand-contrast' : 'fg')} x={`${x}%`} y={y + 6}>
                  {index + 1}
                </text>
                <text {...fill('fg')} x={`${x}%`} y={textY}>
                  {title}
                </text>
                <text {...fill('fg-muted')} className={styles.output} x={`${x}%`} y={textY + 20}>
                  {output}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ol className={styles.legend}>
        {steps.map(({ title, text, output }) => (
          <li key={title}>
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
            <Text>
              <b>Result:</b> {output}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
