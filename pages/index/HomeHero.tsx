import { lazy, Suspense } from 'react';
import { ActionButtons } from '#src/components/ActionButtons.tsx';
import { FactList } from '#src/components/FactList.tsx';
import hero from '#src/components/frame/Hero.module.css';
import type { HeroContent } from '#src/content/page-content.ts';
import { moleculePath } from '#src/site/pictures.ts';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './HomeHero.module.css';
import { frame } from './timeline-geometry.ts';
import './prerendered-boxes.ts';

/** Hydrates later. Until then, the timeline can be read. */
const Timeline = lazy(async () => ({ default: (await import('./Timeline.tsx')).Timeline }));

export function HomeHero({
  hero: { eyebrow, title, lead, actions = [], evidence = [] },
  content,
}: {
  hero: HeroContent;
  content: Content['timeline'];
}) {
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <Text className={`${text.eyebrow} ${hero.eyebrow}`}>{eyebrow}</Text>
        <h1>
          {title.split(/(?<=,) /).map((line) => (
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
      <figure className={styles.molecule} data-screen="">
        <svg role="img" aria-label={content.label} viewBox={`0 0 ${frame.width} ${frame.height}`}>
          {['bonds', 'letters', 'rings'].map((part) => (
            <use key={part} href={`${moleculePath}#${part}`} />
          ))}
          {(['wide', 'narrow'] as const).map((lanes) => (
            <use key={lanes} className={styles[lanes]} href={`${moleculePath}#${lanes}`} />
          ))}
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
      <Suspense>
        <Timeline content={content} />
      </Suspense>
    </div>
  );
}
