import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import { FactFigures, Mark, PersonHeading, Portrait, ProblemSolved } from './PersonParts.tsx';
import { Points } from './Points.tsx';
import {
  disciplines,
  phases,
  type Discipline,
  type Involvement,
  type UnassignedDiscipline,
} from '#src/site/disciplines.ts';
import type { TeamMember } from '#src/site/team.ts';
import { Heading, Text } from './Text.tsx';
import personStyles from './PersonParts.module.css';
import styles from './TeamCards.module.css';

/**
 * @param layout - `brief` leaves out expertise and phases
 *
 * @param children - more list items, after the profiles
 */
export function TeamCards({
  content,
  layout = 'full',
  children,
}: {
  content: readonly TeamMember[];
  layout?: 'full' | 'brief';
  children?: ReactNode;
}) {
  return (
    <ul className={styles.root}>
      {content.map((member) => {
        const { discipline } = member;
        return (
          <li key={discipline} className={clsx(styles.card, discipline === 'leadership' && styles.lead)}>
            <Tab content={disciplines[discipline]} />
            <Pictures member={member} />
            <div className={styles.head}>
              <PersonHeading member={member} />
            </div>
            <Role member={member} layout={layout} />
          </li>
        );
      })}
      {children}
    </ul>
  );
}

function Tab({ content: { section, question } }: { content: Pick<Discipline, 'section' | 'question'> }) {
  return (
    <Text className={styles.tab}>
      <b>{section}</b>
      {`\u2002${question}`}
    </Text>
  );
}

export function UnassignedCard({
  content,
  label,
  caption,
}: {
  content: UnassignedDiscipline;
  label: string;
  caption: string;
}) {
  return (
    <li className={clsx(styles.card, styles.open)}>
      <Tab content={content} />
      <div className={styles.pictures}>
        <Text className={styles.caption}>{caption}</Text>
      </div>
      <div className={styles.head}>
        <Text className={personStyles.label}>{label}</Text>
        <Heading as="h3" className={personStyles.display}>
          {content.name}
        </Heading>
      </div>
      <Text className={styles.brief}>{content.text}</Text>
    </li>
  );
}

export function CardsNote({ children }: { children: ReactNode }) {
  return (
    <Text as="li" className={`${styles.brief} ${styles.note}`}>
      {children}
    </Text>
  );
}

function Pictures({ member }: { member: TeamMember }) {
  const { discipline, image } = member;
  const { mark }: Discipline = disciplines[discipline];
  return (
    <div className={clsx(styles.pictures, image !== 'mark' && styles.withPhoto)}>
      <Mark discipline={discipline} alt={image === 'mark' ? mark : ''} />
      {image === 'mark' ? (
        <Heading as="p" className={styles.caption} aria-hidden>
          {mark}
        </Heading>
      ) : (
        <Portrait member={member} width={116} className={styles.photo} />
      )}
    </div>
  );
}

/** Collapsed on narrow screens, where nine open cards would be too long. */
function Role({ member, layout }: { member: TeamMember; layout: 'full' | 'brief' }) {
  if (layout === 'brief') return <Text className={styles.brief}>{member.bio}</Text>;
  return (
    <Fold summary="What this role does" isTitleClickable className={styles.role}>
      <Text id={member.discipline}>{member.bio}</Text>
      <Points points={member.expertise} label="Expertise" />
      <FactFigures facts={member.facts} />
      <ProblemSolved facts={member.facts} />
      <ol className={styles.phases}>
        {phases.map((phase, index) => {
          const involvement: Involvement | undefined =
            disciplines[member.discipline].involvementByPhase[index];
          const isInvolved = involvement !== 'none';
          return (
            <li key={phase} className={personStyles.phase} data-role={isInvolved ? involvement : undefined}>
              <b>{phase}</b>
              {` ${isInvolved ? involvement : 'not involved'}`}
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
