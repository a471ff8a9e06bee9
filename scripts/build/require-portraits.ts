import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portraitFolder } from '#src/site/paths.ts';
import { getPortraitPath } from '#src/site/pictures.ts';
import { team } from '#src/site/team.ts';

/** @throws {Error} naming each profile whose photo has no portrait yet. */
export function requirePortraits(): void {
  const missing = team.filter(
    ({ discipline, image }) => image !== 'mark' && !existsSync(join('public', getPortraitPath(discipline))),
  );
  if (missing.length === 0) return;
  const lines = missing.map(
    ({ name, image }) =>
      `${name} has no portrait. Run \`npm run images\` to crop it from ${portraitFolder}/${image}, then commit the files.`,
  );
  throw new Error(lines.join('\n'));
}
