/**
 * `npm run draw`: draws the raster icons from `public/favicon.svg`, cuts the photos of the team to portraits, and removes
 * the portraits of people who left. Commit the files: the build takes them as they are.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '#scripts/run-command.ts';
import { team } from '#src/site/team.ts';
import { drawIcons } from './icons.ts';
import { checkPortraits, cutPortraits } from './portraits.ts';

const portraitsFolder = 'public/team';

async function draw(): Promise<void> {
  const problems = await checkPortraits(team);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = [...drawIcons(), ...(await cutPortraits(team))];
  await mkdir(portraitsFolder, { recursive: true });
  for (const { file, content } of files) await writeFile(file, content);
  for (const name of await readdir(portraitsFolder)) {
    const file = join(portraitsFolder, name);
    if (/\.(?:avif|jpg)$/.test(name) && !files.some((drawn) => drawn.file === file)) await rm(file);
  }
  console.log(`Drew ${files.map(({ file }) => file).join(', ')}`);
}

await runCommand(draw);
