import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { knownClasses } from './known-classes.ts';

const component = `import text from '#src/theme/text.module.css';
export const Note = () => text.eyebow;`;

const buildComponent = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'component',
        resolveId: (id) =>
          id.endsWith('Note.tsx') ? fileURLToPath(import.meta.resolve('./Note.tsx')) : null,
        load: (id) => (id.endsWith('Note.tsx') ? component : null),
      },
      knownClasses(),
    ],
    build: { write: false, lib: { entry: 'Note.tsx', formats: ['es'] } },
  });

test('an unknown class stops the build, and the error names the file and the line', async () => {
  await expect(buildComponent()).rejects.toThrow(
    'scripts/build/styles/Note.tsx:2: #src/theme/text.module.css has no class eyebow. Add it, or correct the name.',
  );
});
