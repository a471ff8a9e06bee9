/** Who may write `content/` must not run code with it: no tool may load a configuration from there. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCheckout } from '#scripts/test/checkout.ts';

const copy = copyCheckout();
afterAll(() => copy.remove());

const marker = join(copy.folder, 'ran.txt');
const code = (file: string) =>
  `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(marker)}, ${JSON.stringify(`${file}\n`)});\nexport default {};\n`;
const loadPlugin = (file: string) => `data:text/javascript,${encodeURIComponent(code(file))}`;

/** Each folder has one configuration of a tool, because tools reject several. */
const configurations: Readonly<Record<string, string>> = {
  'content/package.json': JSON.stringify({ prettier: { plugins: [loadPlugin('content/package.json')] } }),
  'content/pages/package.json': JSON.stringify({ prettier: './plugin.mjs' }),
  'content/people/.prettierrc': JSON.stringify({ plugins: [loadPlugin('content/people/.prettierrc')] }),
  'content/cases/prettier.config.mjs': code('content/cases/prettier.config.mjs'),
  'content/legal/.editorconfig': 'root = true\n[*]\nindent_size = 7\n',
  'content/oxlint.config.ts': code('content/oxlint.config.ts'),
  'content/people/.oxlintrc.json': JSON.stringify({ jsPlugins: ['./plugin.mjs'] }),
  'content/people/plugin.mjs': code('content/people/plugin.mjs'),
  'content/tsconfig.json': JSON.stringify({ extends: './missing.json' }),
  'content/stylelint.config.js': code('content/stylelint.config.js'),
  'content/cspell.config.mjs': code('content/cspell.config.mjs'),
  'content/legal/cspell.json': JSON.stringify({ import: ['../cspell.config.mjs'] }),
  'content/+config.ts': code('content/+config.ts'),
  'content/vite.config.ts': code('content/vite.config.ts'),
  'content/postcss.config.js': code('content/postcss.config.js'),
  'content/.npmrc': 'node-options=--import=./content/vite.config.ts\n',
};
const unformatted = '{"redirects":\n\n[]}';

beforeAll(() => {
  for (const [file, text] of Object.entries(configurations)) copy.write(file, text);
});

const listRanFiles = () => (existsSync(marker) ? readFileSync(marker, 'utf8') : '');

test('npm run build names each file that isn’t content, and runs none', async () => {
  const { code: exitCode, stderr } = await copy.npm(['run', 'build']);
  expect([listRanFiles(), exitCode]).toEqual(['', 1]);
  const reportedFiles = stderr.split('\n').map((line) => line.split(' ')[0]);
  expect(reportedFiles).toEqual(expect.arrayContaining(Object.keys(configurations)));
});

test('GitHub rejects an editor’s push of any path outside content/', () => {
  const { rules } = JSON.parse(readFileSync('.github/only-content.ruleset.json', 'utf8')) as {
    rules: { parameters: { restricted_file_paths: string[] } }[];
  };
  const patterns = rules.flatMap(({ parameters }) => parameters.restricted_file_paths);
  const isRejected = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
  const names = [...readdirSync('.'), 'new', '.new', 'c', 'cont', 'contents', 'Content', 'cc'];
  const otherNames = names.filter((name) => name !== 'content');
  const otherPaths = otherNames.flatMap((name) =>
    ['', '/a', '/.a', '/a/b', '/a/.b', '/.a/b', '/a/.b/c'].map((path) => name + path),
  );
  expect(otherPaths.filter((path) => !isRejected(path))).toEqual([]);
  expect(['content/a.json', 'content/people/a.json'].filter(isRejected)).toEqual([]);
});

/** Enough for each tool to load its configuration. */
const lintedFolders = /^(?:content|docs|node_modules|src|supabase)$/;

test('npm run lint loads no configuration from content/, and neither checks nor changes it', async () => {
  for (const entry of readdirSync(copy.folder, { withFileTypes: true }))
    if (entry.isDirectory() ? !lintedFolders.test(entry.name) : /^(?:vite|playwright)/.test(entry.name))
      rmSync(join(copy.folder, entry.name), { recursive: true });
  for (const folder of ['src', 'supabase/functions', 'supabase/tests', 'docs/decisions'])
    rmSync(join(copy.folder, folder), { recursive: true });
  copy.restore('src/theme');
  copy.restore('src/theme/colors.ts');
  copy.write('content/redirects.json', unformatted);
  const { code: exitCode, stdout, stderr } = await copy.npm(['run', 'lint']);
  expect([listRanFiles(), exitCode, stdout + stderr]).toEqual(['', 0, expect.any(String)]);
  expect(copy.read('content/redirects.json')).toBe(unformatted);
});
