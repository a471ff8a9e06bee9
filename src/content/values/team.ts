import type * as z from 'zod';
import { readContentFolder, type Slug } from '#src/content/readers/content-files.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { disciplines } from '#src/content/disciplines.ts';

/** `slug` is the profile's anchor on the team page, and the name of its portrait. */
export type TeamMember = Readonly<z.infer<typeof personSchema>> & { readonly slug: Slug };

const order = Object.keys(disciplines);

export const team: readonly TeamMember[] = sortTeam(readContentFolder('content/people', personSchema));

/** @throws {Error} unless exactly one person leads and all names differ */
export function sortTeam<T extends Pick<TeamMember, 'slug' | 'name' | 'discipline'>>(
  people: readonly T[],
): readonly T[] {
  const leads = people.filter(({ discipline }) => discipline === 'leadership');
  const names = people.map(({ name }) => name);
  const repeated = people.filter(({ name }, index) => names.indexOf(name) !== index);
  const problems = [
    ...(leads.length === 1
      ? []
      : [
          `content/people has ${leads.length} profiles with the discipline “${disciplines.leadership.name}”${leads.length > 1 ? ` (${leads.map(({ slug }) => `${slug}.json`).join(', ')})` : ''}. Give exactly one profile this discipline.`,
        ]),
    ...repeated.map(
      ({ slug, name }) => `content/people/${slug}.json: Name repeats “${name}”. Delete one of the profiles.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return people.toSorted((a, b) => order.indexOf(a.discipline) - order.indexOf(b.discipline));
}
