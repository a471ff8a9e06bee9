import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portraitFolder } from '#src/site/paths.ts';
import { portraitOf } from '#src/site/pictures.ts';
import { team, type TeamMember } from '#src/site/team.ts';

/**
 * Looks whether the photos that profiles name have been cut to portraits, before anything is built.
 *
 * @param folder - holds the portraits, as the site serves them.
 * @throws {Error} that names every photo which hasn't been, and the command that does it.
 */
export function requirePortraits(
  members: readonly Pick<TeamMember, 'name' | 'discipline' | 'image'>[] = team,
  folder = 'public',
): void {
  const missing = members.flatMap(({ name, discipline, image }) =>
    image === 'mark' || existsSync(join(folder, portraitOf(discipline)))
      ? []
      : [
          `${name} has no portrait yet: \`npm run draw\` cuts it from ${portraitFolder}/${image}. Commit what it writes.`,
        ],
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}
