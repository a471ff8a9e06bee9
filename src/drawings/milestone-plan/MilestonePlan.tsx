import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { useDrawnEntrance } from '../use-drawn-entrance.ts';
import { milestonePlanRecipe } from './MilestonePlan.recipe.ts';

/** A stretch of work; `start` and `end` count milestones from 0, the first one. */
export interface PlannedWork {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** Line of the lane it is drawn on, where work overlaps. */
  readonly line?: 0 | 1;
}

export interface MilestonePlanContent {
  readonly milestones: readonly TitledText[];
  readonly lanes: readonly { readonly name: string; readonly work: readonly PlannedWork[] }[];
  readonly caption: string;
}

const lineHeight = 38;
const nameHeight = 34;

/** Where each lane begins: the lanes above it, with as many lines as their work needs. */
function laneTops(lanes: MilestonePlanContent['lanes']) {
  const heights = lanes.map(
    ({ work }) => nameHeight + lineHeight * (1 + Math.max(...work.map(({ line = 0 }) => line))),
  );
  return lanes
    .map((_, lane) => heights.slice(0, lane).reduce((sum, height) => sum + height, 0))
    .concat(heights.reduce((sum, height) => sum + height, 0));
}

/**
 * The one-plan timeline: milestones in order and, drawn below them, the lanes of work between them. The list says
 * all that the drawing shows; it stands in for the drawing on narrow screens and for readers who can't see it.
 */
export function MilestonePlan({ plan }: { plan: MilestonePlanContent }) {
  const styles = classNames(milestonePlanRecipe);
  const drawing = useDrawnEntrance<SVGSVGElement>();
  const { milestones, lanes, caption } = plan;
  const tops = laneTops(lanes);
  const x = (position: number) => `${+((position / milestones.length) * 100).toFixed(1)}%`;
  return (
    <figure className={styles.root}>
      <ol className={styles.milestones}>
        {milestones.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
            <ul>
              {lanes.flatMap(({ name, work }) =>
                work
                  .filter(({ start }) => Math.floor(start) === index)
                  .map(({ label }) => (
                    <li key={label}>
                      <b>{`${name}:`}</b>
                      {` ${label}`}
                    </li>
                  )),
              )}
            </ul>
          </li>
        ))}
      </ol>
      <svg className={styles.lanes} ref={drawing} width="100%" height={tops.at(-1)} aria-hidden>
        {milestones.map(({ title }, index) => (
          <line key={title} x1={x(index)} x2={x(index)} y1="-12" y2={tops.at(-1)} />
        ))}
        {lanes.map(({ name, work }, lane) => (
          <g key={name} data-lane={lane}>
            <text className="name" dx="12" y={(tops[lane] ?? 0) + 22}>
              {name}
            </text>
            {work.map(({ label, start, end, line = 0 }) => {
              const y = (tops[lane] ?? 0) + nameHeight + line * lineHeight;
              return (
                <g key={label}>
                  <rect x={x(start)} y={y} width={x(end - start)} height="32" rx="4" />
                  <text className="bar" x={x(start)} dx="12" y={y + 21}>
                    {label}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
