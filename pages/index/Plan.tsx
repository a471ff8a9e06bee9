import { useId } from 'react';
import { Heading, Text } from '#src/components/Text.tsx';
import { planPath } from '#src/site/pictures.ts';
import text from '#src/theme/text.module.css';
import type { OnePlanContent } from './OnePlan.tsx';
import { frame, planHeight } from './one-plan-geometry.ts';
import { useDrawnLanes } from './use-drawn-lanes.ts';
import { listWork, workItems } from './work-items.ts';
import styles from './OnePlan.module.css';

/** The timeline below the molecule. */
export function Plan({ content }: { content: OnePlanContent }) {
  const headingId = useId();
  const lanesImage = useDrawnLanes();
  return (
    <section id="plan" className={styles.plan} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <Text className={text.eyebrow}>{content.eyebrow}</Text>
        <Heading as="h2" id={headingId}>
          {content.title}
        </Heading>
        <Text>{content.intro}</Text>
      </div>
      <figure>
        <Timeline content={content} />
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

function Timeline({ content: { milestones, lanes, lastWork } }: { content: OnePlanContent }) {
  return (
    <ol className={styles.milestones}>
      {milestones.map(({ title, text }, index) => {
        const prepared = milestones[index + 1]?.title;
        const work = lanes.map(({ name }, lane) => ({
          name,
          lane,
          labels: prepared
            ? listWork(name, prepared).map((item) => workItems[item].label)
            : name === 'Regulatory'
              ? [lastWork]
              : [],
        }));
        return (
          <li key={title}>
            <Heading as="h3">{title}</Heading>
            <Text>{text}</Text>
            <dl>
              {work.map(
                ({ name, lane, labels }) =>
                  labels.length > 0 && (
                    <div key={name} data-lane={lane}>
                      <dt>{name}</dt>
                      {labels.map((label) => (
                        <Text as="dd" key={label}>
                          {label}
                        </Text>
                      ))}
                    </div>
                  ),
              )}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
