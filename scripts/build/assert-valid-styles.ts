import { globSync } from 'node:fs';
import { basename } from 'node:path';
import stylelint from 'stylelint';

/** Runs stylelint, and checks that CSS modules have unique names, which prefix their classes (`vite.config.ts`). */
export async function assertValidStyles(): Promise<void> {
  const modules = Map.groupBy(globSync('{src,pages}/**/*.module.css'), (file) => basename(file));
  for (const [name, files] of modules)
    if (files.length > 1)
      throw new Error(`${files.join(' and ')} have the same name, ${name}: rename one of them`);
  const { errored, report } = await stylelint.lint({ files: '{src,pages}/**/*.css', formatter: 'unix' });
  if (errored) throw new Error(`The style files have errors:\n${report}`);
}
