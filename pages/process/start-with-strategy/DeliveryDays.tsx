import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import { parseDuration } from '#src/content/figures.ts';
import { stroke } from '#src/theme/paint.ts';

const dotsPerRow = 9;
const dotSpacing = 46;

const getDotPosition = (day: number) => ({
  x: 16 + ((day - 1) % dotsPerRow) * dotSpacing,
  y: 48 + Math.floor((day - 1) / dotsPerRow) * dotSpacing,
});

// A zero-length stroke with round caps is a dot.
const drawDots = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const { x, y } = getDotPosition(from + index);
    return `M${x} ${y}h0`;
  }).join('');

export function DeliveryDays({
  content: { duration, start, delivery },
}: {
  content: { readonly duration: string; readonly start: string; readonly delivery: string };
}) {
  const days = parseDuration(duration);
  if (days?.unit !== 'day')
    throw new Error(`"${duration}" is not in days. Give a duration such as "30–45 days".`);
  const { shortest, longest } = days;
  const lastDot = getDotPosition(longest);
  return (
    <DrawnFigure label={`${start}. ${delivery}: ${duration}.`} height={lastDot.y + 56}>
      <text className={drawing.bold} x="2" y="16">
        {start}
      </text>
      <path {...stroke('brand', 26)} d={drawDots(1, shortest - 1)} />
      <path {...stroke('brand-quiet', 26)} d={drawDots(shortest, longest)} />
      {[shortest, longest].map((day) => (
        <text
          key={day}
          className={drawing.bold}
          x={getDotPosition(day).x}
          y={getDotPosition(day).y + 5.5}
          textAnchor="middle"
        >
          {day}
        </text>
      ))}
      <text className={drawing.bold} x="400" y={lastDot.y + 44} textAnchor="end">
        {delivery}, {duration}
      </text>
    </DrawnFigure>
  );
}
