/**
 * `npm run images`: colors the drawings, renders the raster icons from public/favicon.svg, crops the team's photos to
 * portraits, and removes portraits that no profile uses. Commit the files: the build doesn't create them.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '#scripts/run-command.ts';
import { team } from '#src/site/team.ts';
import { colorDrawings } from './drawings.ts';
import { renderIcons } from './icons.ts';
import { findPortraitProblems, cropPortraits } from './portraits.ts';

const portraitsFolder = 'public/team';

async function writeImages(): Promise<void> {
  const problems = await findPortraitProblems(team);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = [...colorDrawings(), ...renderIcons(), ...(await cropPortraits(team))];
  await mkdir(portraitsFolder, { recursive: true });
  for (const { file, content } of files) await writeFile(file, content);
  for (const name of await readdir(portraitsFolder)) {
    const file = join(portraitsFolder, name);
    if (/\.(?:avif|jpg)$/.test(name) && !files.some((written) => written.file === file)) await rm(file);
  }
  console.log(`Wrote ${files.map(({ file }) => file).join(', ')}`);
}

await runCommand(writeImages);
