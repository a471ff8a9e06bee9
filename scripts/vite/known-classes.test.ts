import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { knownClasses } from './known-classes.ts';

const component = (className: string) => `import text from '#src/theme/text.module.css';
export const Note = () => text.${className};`;

/** Builds a component that uses a class of a real module. */
const buildWith = (className: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'component',
        resolveId: (id) =>
          id.endsWith('Note.tsx') ? fileURLToPath(import.meta.resolve('./Note.tsx')) : null,
        load: (id) => (id.endsWith('Note.tsx') ? component(className) : null),
      },
      knownClasses(),
    ],
    build: { write: false, lib: { entry: 'Note.tsx', formats: ['es'] } },
  });

test('a class that its module has is accepted', async () => {
  await expect(buildWith('eyebrow')).resolves.toBeDefined();
});

test('a class that its module lacks stops the build, with the file and the line', async () => {
  await expect(buildWith('eyebow')).rejects.toThrow(
    'scripts/vite/Note.tsx:2: #src/theme/text.module.css has no class eyebow',
  );
});
