import { pictureOf } from '#src/site/pictures.ts';
import type { TeamMember } from '#src/site/team.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { teamProfilesRecipe } from './TeamProfiles.recipe.ts';

const socialNames = { linkedin: 'LinkedIn', orcid: 'ORCID' } as const;

/** The people who do the work; an asterisk marks independent consultants. `columns` leaves out their expertise. */
export function TeamProfiles({
  members,
  layout = 'rows',
}: {
  members: readonly TeamMember[];
  layout?: 'rows' | 'columns';
}) {
  const styles = classNames(teamProfilesRecipe, { layout });
  return (
    <ul className={styles.root}>
      {members.map((member) => (
        <li key={member.name}>
          <MemberPicture member={member} />
          <div>
            <h3>
              {unbrokenHeading(member.name)}
              {member.independent && <sup>*</sup>}
            </h3>
            <p>{unbroken(member.title)}</p>
            <SocialLinks member={member} />
          </div>
          <p>{member.bio}</p>
          {layout === 'rows' && (
            <ul aria-label={`Expertise: ${member.name}`}>
              {member.expertise.map((field) => (
                <li key={field}>{unbroken(field)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function MemberPicture({ member }: { member: TeamMember }) {
  const { src, avif, alt } = pictureOf(member);
  const image = (
    <img src={src} alt={alt} width="160" height="160" loading="lazy" data-fallback="/placeholder.svg" />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="(min-width: 48em) 7rem, 5rem" />
      {image}
    </picture>
  );
}

function SocialLinks({ member: { name, social } }: { member: TeamMember }) {
  const profiles = Object.entries(social) as [keyof typeof socialNames, string][];
  return profiles.map(([service, url]) => (
    <a key={service} href={url} rel="noopener" className={classNames(teamProfilesRecipe).profile}>
      {socialNames[service]}
      <span className={classNames(visuallyHiddenRecipe)}> profile of {name}</span>
    </a>
  ));
}
