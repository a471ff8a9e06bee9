/**
 * `npm run images`: colors the drawings, and renders the raster icons from public/favicon.svg. Commit the files: the build
 * doesn't create them.
 */
import { writeFile } from 'node:fs/promises';
import { runCommand } from '#scripts/run-command.ts';
import { colorDrawings } from './drawings.ts';
import { renderIcons } from './icons.ts';

async function writeImages(): Promise<void> {
  const files = [...colorDrawings(), ...renderIcons()];
  for (const { file, content } of files) await writeFile(file, content);
  console.log(`Wrote ${files.map(({ file }) => file).join(', ')}`);
}

await runCommand(writeImages);
