import type { TeamMember } from '#src/site/team.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
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
          <img
            src={member.image}
            alt={member.placeholder ? `Drawn tile for the ${member.name}` : `Portrait of ${member.name}`}
            width="160"
            height="160"
            loading="lazy"
            data-fallback="/placeholder.svg"
          />
          <div>
            <h3>
              {member.name}
              {member.independent && <sup>*</sup>}
            </h3>
            <p>{member.title}</p>
            <SocialLinks member={member} />
          </div>
          <p>{member.bio}</p>
          {layout === 'rows' && (
            <ul aria-label={`Expertise of the ${member.name}`}>
              {member.expertise.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
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
