/**
 * `npm run images`: renders the raster icons from public/favicon.svg. Commit the files: the build doesn't create them.
 */
import { writeFile } from 'node:fs/promises';
import { runCommand } from '#scripts/run-command.ts';
import { renderIcons } from './icons.ts';

async function writeImages(): Promise<void> {
  const files = renderIcons();
  for (const { file, content } of files) await writeFile(file, content);
  console.log(`Wrote ${files.map(({ file }) => file).join(', ')}`);
}

await runCommand(writeImages);
