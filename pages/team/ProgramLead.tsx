import { useId } from 'react';
import { FactList } from '#src/components/FactList.tsx';
import { FactFigures, Mark, PersonHeading, Portrait, ProblemSolved } from '#src/components/PersonParts.tsx';
import personStyles from '#src/components/PersonParts.module.css';
import { disciplines } from '#src/site/disciplines.ts';
import { Points } from '#src/components/Points.tsx';
import type { Fact } from '#src/site/page-content.ts';
import type { TeamMember } from '#src/site/team.ts';
import plate from '#src/theme/plate.module.css';
import { Text } from '#src/components/Text.tsx';
import styles from './ProgramLead.module.css';
import { ProgramLanes } from './ProgramLanes.tsx';

export interface ProgramLeadContent {
  readonly lanesLabel: string;
  readonly lanesCaption: string;
  readonly unassignedLabel: string;
  /** Shown until the lead's own years of experience are known. */
  readonly fact: Fact;
}

export function ProgramLead({ lead, content }: { lead: TeamMember; content: ProgramLeadContent }) {
  const headingId = useId();
  const { bio, expertise, photo, years } = lead;
  return (
    <section className={`${styles.root} ${plate.root}`} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {photo ? (
            <Portrait member={lead} width={240} className={styles.photo} />
          ) : (
            <Mark discipline={lead.discipline} alt={disciplines[lead.discipline].mark} />
          )}
          <div>
            <PersonHeading member={lead} level="h2" id={headingId} />
          </div>
          {years === undefined && <FactList facts={[content.fact]} className={personStyles.factFigures} />}
          <Text>{bio}</Text>
          <FactFigures member={lead} />
          <ProblemSolved member={lead} />
          <Points points={expertise} className={styles.expertise} label="Expertise" />
        </div>
        <ProgramLanes
          label={content.lanesLabel}
          caption={content.lanesCaption}
          unassignedLabel={content.unassignedLabel}
        />
      </div>
    </section>
  );
}
