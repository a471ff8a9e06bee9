import { globSync } from 'node:fs';
import { basename } from 'node:path';
import stylelint from 'stylelint';

/**
 * @throws {Error} if stylelint finds errors, or CSS modules share a file name, which prefixes their classes
 * (`vite.config.ts`).
 */
export async function assertValidStyles(): Promise<void> {
  const modules = Map.groupBy(globSync('{src,pages}/**/*.module.css'), (file) => basename(file));
  for (const [name, files] of modules)
    if (files.length > 1)
      throw new Error(`${files.join(' and ')} have the same name, ${name}. Rename one of them.`);
  const { errored, report } = await stylelint.lint({ files: '{src,pages}/**/*.css', formatter: 'unix' });
  if (errored) throw new Error(`The style files have errors:\n${report}`);
}
