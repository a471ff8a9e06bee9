import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import { FactFigures, Mark, PersonHeading, Portrait, ProblemSolved } from './PersonParts.tsx';
import { Points } from './Points.tsx';
import { SiteLink } from './SiteLink.tsx';
import {
  describeInvolvement,
  disciplines,
  phases,
  type Discipline,
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
        const { slug, discipline } = member;
        return (
          <li key={slug} className={clsx(styles.card, discipline === 'leadership' && styles.lead)}>
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

function Tab({ content: { section, subject } }: { content: Pick<Discipline, 'section' | 'subject'> }) {
  return (
    <Text className={styles.tab}>
      <b>{section}</b>
      {`\u2002${subject}`}
    </Text>
  );
}

export function UnassignedCard({ content, label }: { content: UnassignedDiscipline; label: string }) {
  return (
    <li className={clsx(styles.card, styles.open)}>
      <Tab content={content} />
      <div className={styles.pictures}>
        <Question>{content.question}</Question>
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
  const { discipline, photo } = member;
  const { mark, question }: Discipline = disciplines[discipline];
  return (
    <div className={styles.pictures}>
      {photo ? (
        <Portrait member={member} width={116} className={styles.photo} />
      ) : (
        <Mark discipline={discipline} alt={mark} />
      )}
      <Question>{question}</Question>
    </div>
  );
}

function Question({ children }: { children: string }) {
  return (
    <Heading as="p" className={styles.question}>
      {children}
    </Heading>
  );
}

/** Collapsed on narrow screens, where nine open cards would be too long. */
function Role({ member, layout }: { member: TeamMember; layout: 'full' | 'brief' }) {
  if (layout === 'brief') return <Text className={styles.brief}>{member.bio}</Text>;
  const { involvementByPhase }: Discipline = disciplines[member.discipline];
  return (
    <Fold summary="What this role does" isTitleClickable className={styles.role}>
      <Text id={member.slug}>{member.bio}</Text>
      <Points points={member.expertise} label="Expertise" />
      <FactFigures member={member} />
      <ProblemSolved member={member} />
      <div className={styles.phases}>
        <p aria-hidden>
          {phases.map((phase, index) => (
            <span key={phase} className={personStyles.phase} data-role={involvementByPhase[index]}>
              {phase}
            </span>
          ))}
        </p>
        <Text>{describeInvolvement(involvementByPhase)}</Text>
      </div>
      <SiteLink to="/contact?topic=consultation" aria-label={`Ask this advisor: ${member.name}`}>
        Ask this advisor
      </SiteLink>
    </Fold>
  );
}
