import type { DisciplineName } from '#src/site/disciplines.ts';
import { getMarkPath, getPortraitPath, getPortraitSrcset } from '#src/site/pictures.ts';
import type { TeamMember } from '#src/site/team.ts';
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
  member: { slug, name },
  width,
  className,
}: {
  member: Pick<TeamMember, 'slug' | 'name'>;
  width: number;
  className: string | undefined;
}) {
  return (
    <img
      className={className}
      srcSet={getPortraitSrcset(slug, width)}
      sizes={`${width}px`}
      src={getPortraitPath(slug)}
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
  member,
  level = 'h3',
  id,
}: {
  member: TeamMember;
  level?: 'h2' | 'h3';
  id?: string;
}) {
  const { name, title, isIndependent, isPlaceholder } = member;
  return (
    <>
      <Heading as={level} id={id} className={isPlaceholder ? styles.label : styles.display}>
        {name}
        {isIndependent && <sup>*</sup>}
      </Heading>
      <Text className={isPlaceholder ? styles.display : styles.label}>{title}</Text>
      <ProfileLinks member={member} />
    </>
  );
}

function ProfileLinks({ member: { name, linkedin, orcid } }: { member: TeamMember }) {
  const profiles = [
    { service: 'LinkedIn', url: linkedin },
    { service: 'ORCID', url: orcid },
  ];
  return profiles.map(
    ({ service, url }) =>
      url && (
        <a key={service} className={styles.profile} href={url} rel="noopener">
          {service}
          <span className={text.srOnly}>{` profile of ${name}`}</span>
        </a>
      ),
  );
}

export function FactFigures({ member: { years, programs } }: { member: TeamMember }) {
  const figures = [
    { value: years, label: 'years in development' },
    { value: programs, label: 'programs' },
  ].flatMap(({ value, label }) => (value === undefined ? [] : { value: `${value}`, label }));
  if (figures.length === 0) return null;
  return <FactList facts={figures} className={styles.factFigures} />;
}

export function ProblemSolved({ member: { problemSolved } }: { member: TeamMember }) {
  if (!problemSolved) return null;
  return (
    <div>
      <b>One problem solved</b>
      <Text>{problemSolved}</Text>
    </div>
  );
}
