import { clsx } from 'clsx';
import { describeInvolvement, disciplines, phases, type Discipline } from '#src/content/disciplines.ts';
import { team } from '#src/content/values/team.ts';
import { Text } from '#src/components/Text.tsx';
import text from '#src/theme/text.module.css';
import { content } from './content.ts';
import styles from './ProgramLanes.module.css';

const { caption, unassigned, unassignedLabel } = content.lanes;

const { leadership } = disciplines;
const advisors = Object.entries(disciplines).flatMap(([key, discipline]) =>
  key !== 'leadership' && team.some((member) => member.discipline === key) ? [discipline] : [],
);
type Lane = Pick<Discipline, 'name'> & Partial<Pick<Discipline, 'involvementByPhase'>>;
const otherLanes: readonly Lane[] = [...advisors, ...unassigned.map(({ title }) => ({ name: title }))];
const leadIndex = Math.ceil(otherLanes.length / 2);
const lanes: readonly Lane[] = [
  ...otherLanes.slice(0, leadIndex),
  leadership,
  ...otherLanes.slice(leadIndex),
];

/** In units of the curves' `viewBox`, which stretches to the height of all lanes. */
const laneHeight = 10;
const leadY = (leadIndex + 0.5) * laneHeight;

const drawCurves = (isInvolved: boolean) =>
  lanes
    .map(({ involvementByPhase = [] }, index) => ({
      isDrawn: index !== leadIndex && ((involvementByPhase.at(-1) ?? 'none') !== 'none') === isInvolved,
      index,
    }))
    .filter(({ isDrawn }) => isDrawn)
    .map(
      ({ index }) =>
        `M0 ${(index + 0.5) * laneHeight}C55 ${(index + 0.5) * laneHeight} 45 ${leadY} 100 ${leadY}`,
    )
    .join('');

/** Screen readers get a sentence for each discipline. */
export function ProgramLanes() {
  return (
    <figure className={styles.root}>
      <p className={styles.phases} aria-hidden>
        {phases.map((phase) => (
          <span key={phase}>{phase} </span>
        ))}
        <strong>IND</strong>
      </p>
      <div className={styles.lanes}>
        <svg
          className={styles.curves}
          viewBox={`0 0 100 ${lanes.length * laneHeight}`}
          preserveAspectRatio="none"
        >
          <path d={drawCurves(true)} />
          <path d={drawCurves(false)} strokeDasharray="1 6" />
        </svg>
        <ul>
          {lanes.map(({ name, involvementByPhase }) => {
            const isLead = name === leadership.name;
            return (
              <li key={name} className={clsx(styles.lane, isLead && styles.lead)}>
                <b>{name}</b>{' '}
                {involvementByPhase ? (
                  <>
                    <span className={text.srOnly}>{describeInvolvement(involvementByPhase)}</span>
                    {involvementByPhase.map((involvement, index) => (
                      <i
                        key={phases[index]}
                        className={isLead ? undefined : styles.phase}
                        data-role={isLead ? undefined : involvement}
                      />
                    ))}
                  </>
                ) : (
                  <span className={styles.unassigned}>{unassignedLabel}</span>
                )}
                {isLead && <strong />}
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption className={styles.legend}>
        <i className={styles.phase} data-role="works" />
        {' works '}
        <i className={styles.phase} data-role="advises" /> advises <Text as="span">{caption}</Text>
      </figcaption>
    </figure>
  );
}
