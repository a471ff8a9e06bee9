import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import { lanes, listWork, type PreparedMilestone } from './work-items.ts';
import type { Plan } from './plan.ts';
import styles from './Planner.module.css';

/** The strands between two milestones in the order of `lanes`, as in `public/plan.svg`. */
const widePaths = [
  'M299 0v8q0 8-21 20l-104 60q-21 12-21 24t21 24l104 60q21 12 21 20v8',
  'M305 0v8q0 8 21 20l64 37q21 12 21 21t-21 21l-64 37q-21 12-21 24v56',
  'M311 0v56q0 12 21 24l58 37q21 12 21 21t-21 21l-58 37q-21 12-21 20v8',
] as const;

/** Beside the text on a narrow screen (`narrow` in `pages/index/one-plan.drawn.json`). */
const narrowPaths = ['M24 0V224', 'M44 0V224', 'M64 0V224'] as const;

/** The share of the work that is done, from 0 to 1. Work that is running counts half. Undefined without work. */
function getShare({ states }: Plan, lane: (typeof lanes)[number], milestone: PreparedMilestone) {
  const work = listWork(lane, milestone);
  if (work.length === 0) return undefined;
  return work.reduce((sum, name) => sum + states[name], 0) / (2 * work.length);
}

/** The drawing beside the marks. It repeats what they say: each strand is drawn as far as its work is done. */
export function Strands({ plan, milestone }: { plan: Plan; milestone: PreparedMilestone }) {
  return [widePaths, narrowPaths].map((paths) => (
    <svg
      key={paths[0]}
      className={clsx(styles.strands, paths === widePaths ? styles.wide : styles.narrow)}
      viewBox="0 0 660 224"
      preserveAspectRatio="none"
      aria-hidden
    >
      {lanes.map((lane, index) => {
        const share = getShare(plan, lane, milestone);
        return (
          <g key={lane} data-lane={lane}>
            <path d={paths[index]} />
            {share !== undefined && (
              <path
                d={paths[index]}
                className={styles.done}
                style={{ '--open': `${100 - share * 100}%` } as CSSProperties}
              />
            )}
          </g>
        );
      })}
    </svg>
  ));
}
