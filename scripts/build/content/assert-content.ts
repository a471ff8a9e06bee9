import { globSync, readdirSync, type Dirent } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readContentFolder } from '#src/content/readers/content-files.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { assertUsablePhotos } from './portraits.ts';
import { assertLegalTexts } from './legal-markdown.ts';

/** `listContentFiles` checks the names of entries. macOS adds `.DS_Store`. */
const knownFiles =
  /^(?:README\.md|(?:figures|navigation|planner|phrases|examples|keywords|redirects)\.json|(?:people|cases|legal)\/[^/.][^/]*|photos\/[^/.][^/]*\.(?:jpe?g|png|webp)|(?:[^/]+\/)?\.DS_Store)$/;

const pageModules = globSync('pages/**/content.ts');
const valueModules = globSync('src/content/values/**/*.ts', { exclude: ['**/*.test.ts'] });
const listTexts = (folder: string) =>
  globSync(`src/content/values/${folder}/*.ts`).map((file) => basename(file, '.ts'));

/** Relative to `content`. */
const readFiles = [
  ...pageModules.map((file) => `${dirname(file).replace('pages/_error', 'pages/not-found')}.json`),
  ...listTexts('form-texts').map((name) => `forms/${name}.json`),
  ...listTexts('samples').map((name) => `samples/${name}.json`),
];

const isKnown = (file: string) => knownFiles.test(file) || readFiles.includes(file);

/** Doesn't follow links to folders, as `recursive` would. */
const listEntries = (folder: string): readonly Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listEntries(join(folder, entry.name)) : entry,
  );

/**
 * Tools could read other files as configuration, and the build would follow links out of the folder.
 *
 * @throws {Error} with a line for each file that isn't content
 */
export function assertKnownFiles(folder = 'content'): void {
  const unknown = listEntries(folder)
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => !entry.isFile() || !isKnown(relative(folder, path)));
  if (unknown.length > 0)
    throw new Error(
      unknown
        .map(({ path }) => `${path} isn't content. Remove it, or correct its name (content/README.md).`)
        .join('\n'),
    );
}

const checks: readonly (() => unknown)[] = [
  () => assertKnownFiles(),
  ...[...valueModules, ...pageModules].map((file) => () => import(`../../../${file}`)),
  () => assertUsablePhotos(readContentFolder('content/people', personSchema)),
  async () => (await import('#src/content/values/cases.ts')).assertShownCases(),
  async () => (await import('./check-routes.ts')).assertRoutesMatchFolders(),
  async () => (await import('./check-routes.ts')).assertRows(),
  assertLegalTexts,
  // The build also compares redirects with its files.
  async () => (await import('../host/redirects.ts')).assertRedirects(),
];

/** @throws {Error} with a line for each mistake */
export async function assertContent(): Promise<void> {
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? (result.reason as Error).message.split('\n') : [],
  );
  // A mistake fails every module that reads the file.
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
}
