import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { knownClasses } from './known-classes.ts';

const createComponent = (className: string) => `import text from '#src/theme/text.module.css';
export const Note = () => text.${className};`;

const buildWithClass = (className: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'component',
        resolveId: (id) =>
          id.endsWith('Note.tsx') ? fileURLToPath(import.meta.resolve('./Note.tsx')) : null,
        load: (id) => (id.endsWith('Note.tsx') ? createComponent(className) : null),
      },
      knownClasses(),
    ],
    build: { write: false, lib: { entry: 'Note.tsx', formats: ['es'] } },
  });

test('a class of the CSS module is accepted', async () => {
  await expect(buildWithClass('eyebrow')).resolves.toBeDefined();
});

test('an unknown class stops the build, and the error names the file and the line', async () => {
  await expect(buildWithClass('eyebow')).rejects.toThrow(
    'scripts/vite/Note.tsx:2: #src/theme/text.module.css has no class eyebow',
  );
});
