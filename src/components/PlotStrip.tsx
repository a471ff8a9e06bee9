import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Fact } from '#src/content/page-content.ts';
import { getPlotPath, type PlotName } from '#src/site/pictures.ts';
import plate from '#src/theme/plate.module.css';
import { Text } from './Text.tsx';
import { FactList } from './FactList.tsx';
import { HeroStatement, type HeroStatementContent } from './HeroStatement.tsx';
import styles from './PlotStrip.module.css';

interface PlotContent {
  readonly name: PlotName;
  /** Text alternative for everything that the plot shows. */
  readonly label: string;
  /** "Simulated" or "Illustrative", and the method. */
  readonly note: readonly [kind: string, method: string];
  /** Replaces the large figures above the plot. */
  readonly headline?: HeroStatementContent;
  readonly facts?: readonly Fact[];
  /** Labels with claims, at `x` of the width and `y` px from the top. The SVG file has the others. */
  readonly labels?: readonly {
    readonly text: string;
    readonly x: `${number}%`;
    readonly y: number;
    readonly dx?: number;
  }[];
}

/** In each SVG file, from back to front. */
const plotParts: Readonly<Record<PlotName, readonly string[]>> = {
  chromatogram: ['fill', 'rule', 'line', 'ring', 'text', 'narrow', 'finding'],
  diffraction: ['rule', 'line', 'ring', 'text', 'strong', 'finding'],
  'program-plan': ['rule', 'faint', 'line', 'mark', 'dots', 'ind', 'wide', 'narrow', 'finding'],
  bids: ['rule', 'dashed', 'dotted', 'dash-dot', 'choice', 'wide', 'narrow', 'strong'],
  value: ['fill', 'rule', 'faint', 'ind', 'text', 'wide', 'narrow', 'strong'],
  months: ['fill', 'solid', 'rule', 'ind', 'text'],
  baseline: ['rule', 'line', 'ring', 'text', 'finding'],
};

const getClassName = (part: string) => (part === 'wide' || part === 'narrow' ? styles[part] : undefined);

/**
 * @param layout - `figure` is inside the hero; `low` has no figures; `crop` shows the plot's middle on narrow screens,
 *   and the part that rises into the hero on wide ones
 */
export function PlotStrip({
  content: { name, label, note, headline, facts, labels },
  layout = 'fluid',
  children,
}: {
  content: PlotContent;
  layout?: 'fluid' | 'figure' | 'low' | 'crop';
  /** Controls above the plot. */
  children?: ReactNode;
}) {
  const image = getPlotPath(name);
  return (
    <figure
      className={clsx(styles.root, styles[headline ? 'headed' : layout], layout !== 'figure' && plate.root)}
    >
      {headline && (
        <div className={styles.headline}>
          <HeroStatement content={headline} />
        </div>
      )}
      {children && <div className={styles.choice}>{children}</div>}
      <div className={styles.drawing} role="img" aria-label={label}>
        <svg>
          {layout === 'crop' && (
            <use className={styles.above} y="-900" height="900" href={`${image}#above`} />
          )}
          {plotParts[name].map((part) => (
            <use key={part} className={getClassName(part)} href={`${image}#${part}`} />
          ))}
          {labels?.map(({ text, ...place }) => (
            <text key={text} {...place}>
              {text}
            </text>
          ))}
        </svg>
        <svg>
          <use href={`${image}#scale`} />
        </svg>
      </div>
      {facts && <FactList facts={facts} className={styles.facts} />}
      <Text as="figcaption" className={styles.note}>
        <b>{note[0]}.</b> {note[1]}
      </Text>
    </figure>
  );
}
