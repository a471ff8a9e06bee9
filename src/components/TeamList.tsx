import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getPortraitPath, getPortraitSrcset } from '#src/site/pictures.ts';
import type { TitledText } from '#src/content/page-content.ts';
import type { TeamMember } from '#src/content/values/team.ts';
import text from '#src/theme/text.module.css';
import { Heading, Text } from './Text.tsx';
import styles from './TeamList.module.css';

/** Also without the facts that `first-profiles.ts` leaves out. */
type Profile = Omit<TeamMember, 'expertise'> & Partial<Pick<TeamMember, 'expertise'>>;

/** @param children - list items after the profiles */
export function TeamList({ content, children }: { content: readonly Profile[]; children?: ReactNode }) {
  return (
    <ul className={styles.root}>
      {content.map((profile) => {
        const { slug, bio, problemSolved, expertise } = profile;
        return (
          <li key={slug} id={slug}>
            <Head profile={profile} />
            <div className={styles.text}>
              <Text>{bio}</Text>
              {problemSolved && (
                <Text>
                  <b>One problem solved.</b>
                  {` ${problemSolved}`}
                </Text>
              )}
            </div>
            {expertise && (
              <Text className={styles.expertise}>
                <span className={text.srOnly}>Expertise: </span>
                {expertise.join('\u00A0· ')}
              </Text>
            )}
          </li>
        );
      })}
      {children}
    </ul>
  );
}

export function UnassignedDiscipline({ content, label }: { content: TitledText; label: string }) {
  return (
    <li className={styles.unassigned}>
      <div>
        <Text className={styles.label}>{label}</Text>
        <Heading as="h3" className={styles.display}>
          {content.title}
        </Heading>
      </div>
      <Text className={styles.text}>{content.text}</Text>
    </li>
  );
}

/** A placeholder has no name, so its title is larger. An asterisk marks independent consultants. */
function Head({ profile }: { profile: Profile }) {
  const { slug, name, title, photo, isIndependent, isPlaceholder } = profile;
  return (
    <div className={clsx(photo && styles.portrayed)}>
      {photo && (
        <img
          srcSet={getPortraitSrcset(slug)}
          sizes="96px"
          src={getPortraitPath(slug)}
          alt={`Portrait of ${name}`}
          width="96"
          height="120"
          loading="lazy"
          data-fallback="/placeholder.svg"
        />
      )}
      <div>
        <Heading as="h3" className={isPlaceholder ? styles.label : styles.display}>
          {name}
          {isIndependent && <sup>*</sup>}
        </Heading>
        <Text className={isPlaceholder ? styles.display : styles.label}>{title}</Text>
        <Experience profile={profile} />
        <Links profile={profile} />
      </div>
    </div>
  );
}

function Experience({ profile: { years, programs } }: { profile: Profile }) {
  const facts = [
    years && `${years} ${years === 1 ? 'year' : 'years'} in development`,
    programs && `${programs} ${programs === 1 ? 'program' : 'programs'}`,
  ].filter(Boolean);
  return facts.length > 0 && <Text className={styles.experience}>{facts.join(', ')}</Text>;
}

function Links({ profile: { name, linkedin, orcid } }: { profile: Profile }) {
  const links = [
    { service: 'LinkedIn', url: linkedin },
    { service: 'ORCID', url: orcid },
  ].filter(({ url }) => url);
  return links.map(({ service, url }) => (
    <a key={service} className={styles.link} href={url} rel="noopener">
      {service}
      <span className={text.srOnly}>{` profile of ${name} `}</span>
    </a>
  ));
}
