import type { DisciplineName } from '#src/site/disciplines.ts';
import { getMarkPath, getPortraitPath, getPortraitSrcset } from '#src/site/pictures.ts';
import type { PersonFacts, SocialProfiles, TeamMember } from '#src/site/team.ts';
import text from '#src/theme/text.module.css';
import { FactList } from './FactList.tsx';
import { Heading, Text } from './Text.tsx';
import styles from './PersonParts.module.css';

export function Mark({ discipline, alt }: { discipline: DisciplineName; alt: string }) {
  return (
    <img
      src={getMarkPath(discipline)}
      alt={alt}
      width="96"
      height="96"
      loading="lazy"
      data-fallback="/placeholder.svg"
    />
  );
}

/** @param width - in CSS pixels */
export function Portrait({
  member: { discipline, name },
  width,
  className,
}: {
  member: Pick<TeamMember, 'discipline' | 'name'>;
  width: number;
  className: string | undefined;
}) {
  return (
    <img
      className={className}
      srcSet={getPortraitSrcset(discipline, width)}
      sizes={`${width}px`}
      src={getPortraitPath(discipline)}
      alt={`Portrait of ${name}`}
      width="160"
      height="200"
      loading="lazy"
      data-fallback="/placeholder.svg"
    />
  );
}

/**
 * A placeholder has no name yet, so its discipline comes first. An asterisk marks independent consultants.
 */
export function PersonHeading({
  member: { name, title, social, isIndependent, isPlaceholder },
  level = 'h3',
  id,
}: {
  member: TeamMember;
  level?: 'h2' | 'h3';
  id?: string;
}) {
  return (
    <>
      <Heading as={level} id={id} className={isPlaceholder ? styles.label : styles.display}>
        {name}
        {isIndependent && <sup>*</sup>}
      </Heading>
      <Text className={isPlaceholder ? styles.display : styles.label}>{title}</Text>
      <SocialLinks name={name} social={social} />
    </>
  );
}

const serviceNames = { linkedin: 'LinkedIn', orcid: 'ORCID' } as const;

function SocialLinks({ name, social }: { name: string; social: SocialProfiles }) {
  const profiles = Object.entries(social) as [keyof typeof serviceNames, string][];
  return profiles.map(([service, url]) => (
    <a key={service} href={url} rel="noopener">
      {serviceNames[service]}
      <span className={text.srOnly}>{` profile of ${name}`}</span>
    </a>
  ));
}

export function FactFigures({ facts: { years, programs } }: { facts: PersonFacts }) {
  const figures = [
    { value: years, label: 'years in development' },
    { value: programs, label: 'programs' },
  ].flatMap(({ value, label }) => (value === undefined ? [] : { value: `${value}`, label }));
  if (figures.length === 0) return null;
  return <FactList facts={figures} className={styles.factFigures} />;
}

export function ProblemSolved({ facts: { problemSolved } }: { facts: PersonFacts }) {
  if (!problemSolved) return null;
  return (
    <div>
      <b>One problem solved</b>
      <Text>{problemSolved}</Text>
    </div>
  );
}
