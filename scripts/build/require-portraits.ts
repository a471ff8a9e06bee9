import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portraitFolder } from '#src/site/paths.ts';
import { getPortrait } from '#src/site/pictures.ts';
import { team } from '#src/site/team.ts';

/**
 * Checks that each photo that a profile names has been cut to a portrait.
 *
 * @throws {Error} that names every other photo, and the command that cuts it.
 */
export function requirePortraits(): void {
  const missing = team.filter(
    ({ discipline, image }) => image !== 'mark' && !existsSync(join('public', getPortrait(discipline))),
  );
  if (missing.length === 0) return;
  const lines = missing.map(
    ({ name, image }) =>
      `${name} has no portrait yet: \`npm run draw\` cuts it from ${portraitFolder}/${image}. Commit what it writes.`,
  );
  throw new Error(lines.join('\n'));
}
