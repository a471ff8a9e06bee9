import type { Fact } from '#src/site/content-types.ts';
import { tracePath, type TraceName } from '#src/site/pictures.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/theme/unbroken.ts';
import { traceRecipe } from './Trace.recipe.ts';

export interface TraceContent {
  readonly name: TraceName;
  /** Says in words all that the plot shows, for readers who can't see it. */
  readonly label: string;
  /** "Simulated" or "Illustrative", and how. */
  readonly note: readonly [kind: string, how: string];
}

/** The parts of a plot from back to front; each takes its colour from its class. */
const parts = {
  chromatogram: ['fill', 'rule', 'line', 'ring', 'text', 'accent', 'value'],
  diffraction: ['rule', 'line', 'ring', 'text', 'strong', 'accent', 'value'],
  'program-plan': ['rule', 'faint', 'line', 'mark', 'dots', 'dot', 'wide', 'narrow', 'strong', 'accent'],
  bids: ['rule', 'line', 'mark', 'wide', 'narrow', 'strong', 'accent'],
  value: ['fill', 'rule', 'faint', 'line', 'dot', 'text', 'wide', 'narrow', 'strong'],
  months: ['fill', 'solid', 'rule', 'dot', 'text', 'strong'],
  baseline: ['rule', 'line', 'ring', 'text', 'accent'],
} as const satisfies Readonly<Record<TraceName, readonly string[]>>;

/**
 * A page's plot on a dark strip, with the hero's figures set large on it.
 *
 * @param layout - `crop` shows but the middle of the plot on narrow screens; what leaves the strip of a plot that
 *   `rises` goes on through the hero.
 */
export function Trace({
  content: { name, label, note },
  facts,
  layout = 'fluid',
}: {
  content: TraceContent;
  facts: readonly Fact[];
  layout?: 'fluid' | 'crop';
}) {
  const styles = classNames(traceRecipe, { layout });
  const image = tracePath(name);
  return (
    <figure className={styles.root}>
      <div className={styles.plot} role="img" aria-label={label}>
        <svg>
          {layout === 'crop' && <use className="above" y="-900" height="900" href={`${image}#above`} />}
          {parts[name].map((part) => (
            <use key={part} className={part} href={`${image}#${part}`} />
          ))}
        </svg>
        <svg>
          <use className="text" href={`${image}#scale`} />
        </svg>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ value, label: measure }) => (
          <div key={measure}>
            <dt>{unbroken(measure)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.note}>
        <b>{note[0]}.</b> {unbroken(note[1])}
      </figcaption>
    </figure>
  );
}
