import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import { readDuration } from '#src/site/figures.ts';
import styles from './PlanDays.module.css';

const perRow = 9;
const pitch = 46;

const place = (day: number) => ({
  x: 16 + ((day - 1) % perRow) * pitch,
  y: 48 + Math.floor((day - 1) / perRow) * pitch,
});

/** Dots are strokes of no length with round ends: one path for any number of days. */
const dots = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const { x, y } = place(from + index);
    return `M${x} ${y}h0`;
  }).join('');

/** A plan's duration, day by day: the days of work, then the window in which the plan is handed over. */
export function PlanDays({
  content: { duration, start, handover },
}: {
  content: { readonly duration: string; readonly start: string; readonly handover: string };
}) {
  const days = readDuration(duration);
  if (days?.unit !== 'day') throw new Error(`"${duration}" counts no days`);
  const { shortest, longest } = days;
  const last = place(longest);
  return (
    <DrawnFigure label={`${start}. ${handover}: ${duration}.`} height={last.y + 56}>
      <text className={drawing.bold} x="2" y="16">
        {start}
      </text>
      <g className={styles.root}>
        <path d={dots(1, shortest - 1)} />
        <path d={dots(shortest, longest)} />
      </g>
      {[shortest, longest].map((day) => (
        <text key={day} className={drawing.bold} x={place(day).x} y={place(day).y + 5.5} textAnchor="middle">
          {day}
        </text>
      ))}
      <text className={drawing.bold} x="400" y={last.y + 44} textAnchor="end">
        {handover}, {duration}
      </text>
    </DrawnFigure>
  );
}
