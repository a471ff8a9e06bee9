/**
 * `npm run draw`: draws plots, marks, structures, home's molecule and plan, the decision log and icons, and cuts the photos of
 * the team. Writes the files that are missing or stale, and removes portraits that nobody has any more. Commit what it
 * writes: the build takes the files as they are.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '#scripts/run-command.ts';
import { team } from '#src/site/team.ts';
import { asJson, drawnFromFile, isStale, leftOver, readDrawnFrom } from './drawing.ts';
import { drawings } from './drawings.ts';
import { checkPortraits } from './portraits.ts';

async function drawAll(): Promise<void> {
  const problems = await checkPortraits(team);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const before = await readDrawnFrom();
  const drawnFrom: Record<string, string> = {};
  for (const drawing of drawings) {
    const { file, source, draw } = drawing;
    if (await isStale(drawing, before)) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw());
      console.log(`Drew ${file}`);
    }
    if (source) drawnFrom[file] = await source();
  }
  for (const file of leftOver(drawings, before)) {
    await rm(file, { force: true });
    console.log(`Removed ${file}`);
  }
  await writeFile(drawnFromFile, asJson(drawnFrom));
}

await runCommand(drawAll);
