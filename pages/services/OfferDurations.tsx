import drawing from '#src/components/DrawnFigure.module.css';
import { DrawnFigure } from '#src/components/DrawnFigure.tsx';
import { readDuration } from '#src/site/figures.ts';
import type { OffersContent } from './OfferCards.tsx';

const rowHeight = 50;

/** How many weeks an offer takes; `undefined` where it runs by the month or beside another. */
function weeksOf(duration: string) {
  const takes = readDuration(duration);
  return takes?.unit === 'week' ? takes : undefined;
}

/** How long each offer takes, on one scale of weeks: solid to the shortest duration, pale to the longest. */
export function OfferDurations({ content: { items, durationsCaption } }: { content: OffersContent }) {
  const longest = Math.max(...items.map(({ duration }) => weeksOf(duration)?.longest ?? 0));
  const perWeek = 400 / longest;
  const axis = items.length * rowHeight + 8;
  return (
    <DrawnFigure
      label={items.map(({ title, duration }) => `${title}: ${duration}`).join('; ')}
      height={axis + 28}
      caption={durationsCaption}
    >
      {items.map(({ title, duration }, index) => (
        <g key={title} transform={`translate(0 ${index * rowHeight})`}>
          <text y="18">{title}</text>
          <text className={drawing.muted} x="400" y="18" textAnchor="end">
            {duration}
          </text>
          <DurationBar duration={duration} perWeek={perWeek} />
        </g>
      ))}
      <path
        className={drawing.rule}
        d={`M0 ${axis}H400${Array.from({ length: longest + 1 }, (_, week) => `M${Math.round(week * perWeek)} ${axis}v6`).join('')}`}
      />
      {Array.from({ length: longest }, (_, index) => (
        <text
          key={index}
          className={drawing.muted}
          x={Math.round((index + 0.5) * perWeek)}
          y={axis + 22}
          textAnchor="middle"
        >
          {index === 0 ? 'week 1' : index + 1}
        </text>
      ))}
    </DrawnFigure>
  );
}

function DurationBar({ duration, perWeek }: { duration: string; perWeek: number }) {
  const weeks = weeksOf(duration);
  if (!weeks) return <path className={drawing.route} d="M1 31H399" strokeDasharray="1 8" />;
  return (
    <>
      <rect className={drawing.quiet} y="27" width={Math.round(weeks.longest * perWeek)} height="8" rx="4" />
      <rect className={drawing.brand} y="27" width={Math.round(weeks.shortest * perWeek)} height="8" rx="4" />
    </>
  );
}
