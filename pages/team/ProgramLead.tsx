import { useId } from 'react';
import { FactFigures, Mark, Portrait, ProblemSolved, SocialLinks } from '#src/components/PersonParts.tsx';
import { disciplines } from '#src/site/disciplines.ts';
import { Points } from '#src/components/Points.tsx';
import type { Fact } from '#src/site/page-content.ts';
import type { TeamMember } from '#src/site/team.ts';
import plate from '#src/theme/plate.module.css';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './ProgramLead.module.css';
import { ProgramLanes } from './ProgramLanes.tsx';

export interface ProgramLeadContent {
  readonly eyebrow: string;
  /** What the drawing shows, for readers who can't see it. */
  readonly lanesLabel: string;
  readonly lanesCaption: string;
  readonly fact: Fact;
}

/** Who answers for every program, and the disciplines that work along the lead's line. */
export function ProgramLead({ lead, content }: { lead: TeamMember; content: ProgramLeadContent }) {
  const headingId = useId();
  const { name, title, bio, expertise, image, facts, social } = lead;
  return (
    <section className={`${styles.root} ${plate.plate}`} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {image === 'mark' ? (
            <Mark discipline={lead.discipline} alt={disciplines[lead.discipline].mark} />
          ) : (
            <Portrait member={lead} width={240} className={styles.photo} />
          )}
          <p className={styles.eyebrow}>{content.eyebrow}</p>
          <h2 id={headingId}>{unbrokenHeading(name)}</h2>
          <p className={styles.title}>{unbroken(title)}</p>
          <SocialLinks name={name} social={social} />
          <p>{bio}</p>
          <p>
            <b>{content.fact.value}</b>
            {` ${content.fact.label}`}
          </p>
          <FactFigures facts={facts} />
          <ProblemSolved facts={facts} />
          <Points points={expertise} className={styles.expertise} label="Expertise" />
        </div>
        <ProgramLanes label={content.lanesLabel} caption={content.lanesCaption} />
      </div>
    </section>
  );
}
