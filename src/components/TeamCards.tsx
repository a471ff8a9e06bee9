import { clsx } from 'clsx';
import { Fold } from './Fold.tsx';
import { FactFigures, Mark, Portrait, ProblemSolved, SocialLinks } from './PersonParts.tsx';
import { Points } from './Points.tsx';
import { disciplines, phases, type Discipline } from '#src/site/disciplines.ts';
import type { TeamMember } from '#src/site/team.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import personStyles from './PersonParts.module.css';
import styles from './TeamCards.module.css';

/**
 * Profiles as cards: on the tab the part of the dossier that the work ends up in, the discipline's mark, what the
 * person does. An asterisk marks independent consultants. Facts and photo are shown where the owner has given them.
 *
 * @param layout - `brief` introduces a few: without their expertise and their part in each phase.
 */
export function TeamCards({
  content,
  layout = 'full',
}: {
  content: readonly TeamMember[];
  layout?: 'full' | 'brief';
}) {
  return (
    <ul className={styles.root}>
      {content.map((member) => {
        const { discipline, name, title, independent } = member;
        const { section, answers }: Discipline = disciplines[discipline];
        return (
          <li key={discipline} className={clsx(styles.card, discipline === 'leadership' && styles.lead)}>
            <p className={styles.tab}>
              <b>{section}</b>
              {` ${answers}`}
            </p>
            <Pictures member={member} />
            <div className={styles.head}>
              <h3>
                {unbrokenHeading(name)}
                {independent && <sup>*</sup>}
              </h3>
              <p>{unbroken(title)}</p>
              <SocialLinks name={name} social={member.social} />
            </div>
            <Role member={member} layout={layout} />
          </li>
        );
      })}
    </ul>
  );
}

/** The mark, and beside it the photo of a person, or what the mark shows. */
function Pictures({ member }: { member: TeamMember }) {
  const { discipline, image } = member;
  const { mark }: Discipline = disciplines[discipline];
  return (
    <div className={clsx(styles.pictures, image !== 'mark' && styles.withPhoto)}>
      <Mark discipline={discipline} alt={image === 'mark' ? mark : ''} />
      {image === 'mark' ? (
        <p className={styles.caption} aria-hidden>
          {unbrokenHeading(mark)}
        </p>
      ) : (
        <Portrait member={member} width={116} className={styles.photo} />
      )}
    </div>
  );
}

/** What the person does: folded on narrow screens, where nine cards would be a long way to the next section. */
function Role({ member, layout }: { member: TeamMember; layout: 'full' | 'brief' }) {
  if (layout === 'brief') return <p className={styles.brief}>{member.bio}</p>;
  return (
    <Fold summary="What this role does" clickableTitle className={styles.role}>
      <p id={member.discipline}>{member.bio}</p>
      <Points points={member.expertise} label="Expertise" />
      <FactFigures facts={member.facts} />
      <ProblemSolved facts={member.facts} />
      <ol className={styles.phases}>
        {phases.map((phase, index) => {
          const part = disciplines[member.discipline].parts[index];
          return (
            <li key={phase} className={personStyles.phasePart} data-part={part || undefined}>
              <b>{phase}</b>
              {` ${part || 'not involved'}`}
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
