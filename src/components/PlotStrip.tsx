import type { Fact } from '#src/site/page-content.ts';
import { plotPath, type PlotName } from '#src/site/pictures.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken } from './unbroken.ts';
import { FactList } from './FactList.tsx';
import { HeroStatement, type HeroStatementContent } from './HeroStatement.tsx';
import { plotStripRecipe } from './PlotStrip.recipe.ts';

export interface PlotContent {
  readonly name: PlotName;
  /** Says in words all that the plot shows, for readers who can't see it. */
  readonly label: string;
  /** "Simulated" or "Illustrative", and how. */
  readonly note: readonly [kind: string, how: string];
  /** What the plot shows, in a sentence above it; without one the figures stand there, set large. */
  readonly headline?: HeroStatementContent;
  readonly facts?: readonly Fact[];
}

/** The class that gives a part its colour, and with it the screens for which it is. */
const classOf = {
  fill: 'area',
  solid: 'brand',
  rule: 'rule',
  faint: 'rule',
  line: 'line',
  choice: 'line',
  dashed: 'quiet',
  dotted: 'quiet',
  'dash-dot': 'quiet',
  ring: 'mark',
  mark: 'mark',
  dots: 'brand',
  dot: 'accent',
  text: 'muted',
  wide: 'muted wide',
  narrow: 'muted narrow',
  strong: 'plain',
  accent: 'accent',
} as const;

/** The parts of each plot from back to front. */
const parts: Readonly<Record<PlotName, readonly (keyof typeof classOf)[]>> = {
  chromatogram: ['fill', 'rule', 'line', 'ring', 'text', 'narrow', 'accent'],
  diffraction: ['rule', 'line', 'ring', 'text', 'strong', 'accent'],
  'program-plan': ['rule', 'faint', 'line', 'mark', 'dots', 'dot', 'wide', 'narrow', 'accent'],
  bids: ['rule', 'dashed', 'dotted', 'dash-dot', 'choice', 'wide', 'narrow', 'strong'],
  value: ['fill', 'rule', 'faint', 'dot', 'text', 'wide', 'narrow', 'strong'],
  months: ['fill', 'solid', 'rule', 'dot', 'text', 'strong'],
  baseline: ['rule', 'line', 'ring', 'text', 'accent'],
};

/**
 * A page's plot on a dark strip.
 *
 * @param layout - `low` has no room for figures; `crop` shows only the middle of the plot on narrow screens, and on
 *   wide ones also the part that rises above the strip into the hero.
 */
export function PlotStrip({
  content: { name, label, note, headline, facts },
  layout,
}: {
  content: PlotContent;
} & VariantsOf<typeof plotStripRecipe>) {
  const styles = classNames(plotStripRecipe, { layout: headline ? 'headed' : layout });
  const image = plotPath(name);
  return (
    <figure className={styles.root}>
      {headline && (
        <div className={styles.headline}>
          <HeroStatement content={headline} />
        </div>
      )}
      <div className={styles.drawing} role="img" aria-label={label}>
        <svg>
          {layout === 'crop' && <use className="area above" y="-900" height="900" href={`${image}#above`} />}
          {parts[name].map((part) => (
            <use key={part} className={classOf[part]} href={`${image}#${part}`} />
          ))}
        </svg>
        <svg>
          <use className="muted" href={`${image}#scale`} />
        </svg>
      </div>
      {facts && <FactList facts={facts} className={styles.facts} />}
      <figcaption className={styles.note}>
        <b>{note[0]}.</b> {unbroken(note[1])}
      </figcaption>
    </figure>
  );
}
