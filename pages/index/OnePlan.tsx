import { useId } from 'react';
import { ActionButtons } from '#src/components/ActionButtons.tsx';
import { FactList } from '#src/components/FactList.tsx';
import hero from '#src/components/Hero.module.css';
import type { HeroContent, TitledText } from '#src/site/page-content.ts';
import { planPath } from '#src/site/pictures.ts';
import plate from '#src/theme/plate.module.css';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import { useDrawnLanes } from './use-drawn-lanes.ts';
import styles from './OnePlan.module.css';
import { frame, planHeight } from './one-plan-geometry.ts';
import molecule from './one-plan.drawn.json';

/** Work that starts at or after a milestone, by its index. */
interface PlannedWork {
  readonly label: string;
  readonly milestone: number;
}

interface Lane {
  readonly name: string;
  readonly note: string;
  readonly work: readonly PlannedWork[];
}

export interface OnePlanContent {
  /** The words of the hero's title. */
  readonly titleLines: readonly string[];
  readonly label: string;
  readonly caption: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly intro: string;
  readonly milestones: readonly TitledText[];
  /** CMC, toxicology, regulatory, from left to right. */
  readonly lanes: readonly [Lane, Lane, Lane];
  readonly planCaption: string;
}

export function OnePlan({
  hero: { eyebrow, lead, actions = [], evidence = [] },
  content,
}: {
  hero: HeroContent;
  content: OnePlanContent;
}) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <Text className={`${text.eyebrow} ${hero.eyebrow}`}>{eyebrow}</Text>
        <h1>
          {content.titleLines.map((line) => (
            <Heading as="span" key={line}>
              {`${line} `}
            </Heading>
          ))}
        </h1>
        <Text className={hero.lead}>{lead}</Text>
        <div className={hero.actions}>
          <ActionButtons actions={actions} />
        </div>
        <FactList facts={evidence} className={hero.evidence} />
      </div>
      <figure className={`${plate.root} ${styles.molecule}`}>
        <svg role="img" aria-label={content.label} viewBox={`0 0 ${frame.width} ${frame.height}`}>
          <path className={styles.bonds} d={molecule.bonds} />
          <text
            x={molecule.letters.map(({ x }) => x).join(' ')}
            y={molecule.letters.map(({ y }) => y + 11.5).join(' ')}
          >
            {molecule.letters.map(({ letter }) => letter).join('')}
          </text>
          {molecule.rings.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={frame.ringRadius} />
          ))}
          <path className={styles.wide} d={molecule.wide} />
          <path className={styles.narrow} d={molecule.narrow} />
        </svg>
        <dl className={styles.notes}>
          {content.lanes.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <Text as="dd">{note}</Text>
            </div>
          ))}
        </dl>
        <Text as="figcaption">{content.caption}</Text>
      </figure>
      <Plan content={content} />
    </div>
  );
}

function Plan({ content }: { content: OnePlanContent }) {
  const headingId = useId();
  const lanesImage = useDrawnLanes();
  const { milestones, lanes } = content;
  return (
    <section className={styles.plan} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <Text className={text.eyebrow}>{content.eyebrow}</Text>
        <Heading as="h2" id={headingId}>
          {content.title}
        </Heading>
        <Text>{content.intro}</Text>
      </div>
      <figure>
        <ol className={styles.milestones}>
          {milestones.map(({ title, text }, index) => (
            <li key={title}>
              <Heading as="h3">{title}</Heading>
              <Text>{text}</Text>
              <dl>
                {lanes.map(({ name, work }, lane) => {
                  const starting = work.filter(({ milestone }) => milestone === index);
                  return (
                    starting.length > 0 && (
                      <div key={name} data-lane={lane}>
                        <dt>{name}</dt>
                        {starting.map(({ label }) => (
                          <Text as="dd" key={label}>
                            {label}
                          </Text>
                        ))}
                      </div>
                    )
                  );
                })}
              </dl>
            </li>
          ))}
        </ol>
        {/* The list has the same content. */}
        <img
          className={styles.lanes}
          ref={lanesImage}
          src={planPath}
          alt=""
          width={frame.width}
          height={planHeight}
          loading="lazy"
        />
        <Text as="figcaption">{content.planCaption}</Text>
      </figure>
    </section>
  );
}
