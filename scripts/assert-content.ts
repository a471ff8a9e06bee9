import { readContentFile } from '#src/site/content-files.ts';
import { redirectsSchema } from '#src/site/content-schemas.ts';
import { assertUsablePhotos } from './build/portraits.ts';
import { contentReaders } from './vite/content-modules.ts';
import { assertLegalTexts } from './vite/legal-markdown.ts';

const checks: readonly (() => unknown)[] = [
  ...contentReaders.map((name) => () => import(`#src/site/${name}.ts`)),
  async () => assertUsablePhotos((await import('#src/site/team.ts')).team),
  assertLegalTexts,
  () => readContentFile('content/redirects.json', redirectsSchema),
];

/**
 * Checks all files in `content/`.
 *
 * @throws {Error} with a line for each mistake: its file, field and fix
 */
export async function assertContent(): Promise<void> {
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? (result.reason as Error).message.split('\n') : [],
  );
  // A mistake in a file fails every module that reads the file.
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
}
