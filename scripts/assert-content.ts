/** Exits with the mistakes in all files of `content/`, if there are any. Import this file before modules that read them. */
import { createRequire } from 'node:module';
import { exitWithError } from './run-command.ts';

const readers = ['claims', 'team', 'cases', 'legal-pages'];

/** An `import()` would let the modules that follow this one read the files before it has finished. */
const loadSynchronously = createRequire(import.meta.url);

const problems = readers.flatMap((name) => {
  try {
    loadSynchronously(`../src/site/${name}.ts`);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
});
// A missing figures.json fails every reader of figures.
if (problems.length > 0) exitWithError(new Error([...new Set(problems)].join('\n')));
