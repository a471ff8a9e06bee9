import type { SocialProfiles } from '#src/site/team.ts';
import { classNames } from '#src/theme/class-names.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';

const serviceNames = { linkedin: 'LinkedIn', orcid: 'ORCID' } as const;

/** Links to a person's profiles elsewhere. */
export function SocialLinks({ name, social }: { name: string; social: SocialProfiles }) {
  const profiles = Object.entries(social) as [keyof typeof serviceNames, string][];
  return profiles.map(([service, url]) => (
    <a key={service} href={url} rel="noopener">
      {serviceNames[service]}
      <span className={classNames(visuallyHiddenRecipe)}> profile of {name}</span>
    </a>
  ));
}
