import type { Fact } from '#src/site/page-content.ts';
import { plotPath, type PlotName } from '#src/site/pictures.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { VariantsOf } from '#src/theme/recipe.ts';
import { unbroken } from '#src/text/unbroken.ts';
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

/** The parts of each plot from back to front, and the class that gives each its colour. */
const parts: Readonly<Record<PlotName, Readonly<Record<string, string>>>> = {
  chromatogram: {
    fill: 'area',
    rule: 'rule',
    line: 'line',
    ring: 'mark',
    text: 'muted',
    narrow: 'muted narrow',
    accent: 'accent',
  },
  diffraction: { rule: 'rule', line: 'line', ring: 'mark', text: 'muted', strong: 'plain', accent: 'accent' },
  'program-plan': {
    rule: 'rule',
    faint: 'rule',
    line: 'line',
    mark: 'mark',
    dots: 'brand',
    dot: 'accent',
    wide: 'muted wide',
    narrow: 'muted narrow',
    accent: 'accent',
  },
  bids: {
    rule: 'rule',
    dashed: 'quiet',
    faint: 'quiet',
    'dash-dot': 'quiet',
    choice: 'line',
    wide: 'muted wide',
    narrow: 'muted narrow',
    strong: 'plain',
  },
  value: {
    fill: 'area',
    rule: 'rule',
    faint: 'rule',
    dot: 'accent',
    text: 'muted',
    wide: 'muted wide',
    narrow: 'muted narrow',
    strong: 'plain',
  },
  months: { fill: 'area', solid: 'brand', rule: 'rule', dot: 'accent', text: 'muted', strong: 'plain' },
  baseline: { rule: 'rule', line: 'line', ring: 'mark', text: 'muted', accent: 'accent' },
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
          {Object.entries(parts[name]).map(([part, colour]) => (
            <use key={part} className={colour} href={`${image}#${part}`} />
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
