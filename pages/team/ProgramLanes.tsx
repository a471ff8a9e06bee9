import { disciplines, unassignedDisciplines, phases, type Discipline } from '#src/site/disciplines.ts';
import personStyles from '#src/components/PersonParts.module.css';
import { Text } from '#src/components/Text.tsx';
import styles from './ProgramLanes.module.css';

const { leadership, ...advisors } = disciplines;
type Lane = Pick<Discipline, 'name'> & Partial<Pick<Discipline, 'involvementByPhase'>>;
const otherLanes: readonly Lane[] = [...Object.values(advisors), ...unassignedDisciplines];
const leadIndex = Math.ceil(otherLanes.length / 2);
const lanes: readonly Lane[] = [
  ...otherLanes.slice(0, leadIndex),
  leadership,
  ...otherLanes.slice(leadIndex),
];

/** Height of a lane in the units of the curves' `viewBox`, which stretches to the height of all lanes. */
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

export function ProgramLanes({
  label,
  caption,
  unassignedLabel,
}: {
  label: string;
  caption: string;
  unassignedLabel: string;
}) {
  return (
    <figure className={styles.root}>
      <div className={styles.drawing} role="img" aria-label={label}>
        <p className={styles.phases}>
          {phases.map((phase) => (
            <span key={phase}>{phase}</span>
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
          {lanes.map(({ name, involvementByPhase }) => {
            const isLead = name === leadership.name;
            return (
              <p key={name} className={styles.lane} data-lead={isLead ? '' : undefined}>
                <b>{name}</b>
                {involvementByPhase ? null : <span>{unassignedLabel}</span>}
                {involvementByPhase?.map((involvement, index) =>
                  isLead ? (
                    <i key={phases[index]} />
                  ) : (
                    <i key={phases[index]} className={personStyles.phase} data-role={involvement} />
                  ),
                )}
                {isLead && <strong />}
              </p>
            );
          })}
        </div>
      </div>
      <figcaption className={styles.legend}>
        <i className={personStyles.phase} data-role="works" />
        {' works '}
        <i className={personStyles.phase} data-role="advises" /> advises <Text as="span">{caption}</Text>
      </figcaption>
    </figure>
  );
}
