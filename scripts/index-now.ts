/**
 * `npm run index-now -- [--since YYYY-MM-DD] [--submit]`: tells search engines which pages changed (https://www.indexnow.org).
 * Without `--submit` it only says what it would send. The key is `INDEXNOW_KEY`; the build publishes it as `/<key>.txt`.
 */
import './define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { siteBuildContext, writeOutput, type BuildContext } from './seo/build-context.ts';

const endpoint = 'https://api.indexnow.org/indexnow';

/** The most addresses one submission may hold. */
const maximumUrls = 10_000;

/**
 * The site's key; `undefined` while none is set.
 *
 * @throws {Error} for a key that IndexNow would refuse.
 */
export function readIndexNowKey(variables: Record<string, string | undefined> = process.env) {
  const key = variables['INDEXNOW_KEY'];
  if (!key) return undefined;
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key))
    throw new Error(`INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens (it is "${key}")`);
  return key;
}

/** Publishes the key that proves that a submission comes from the site's owner; nothing while none is set. */
export async function writeIndexNowKey(context: BuildContext): Promise<void> {
  const key = readIndexNowKey();
  if (key) await writeOutput(context, `${key}.txt`, key);
}

/** The submissions of the pages that changed since a day; of every page without one. */
export function createSubmissions(
  { siteUrl, routes, pageDates }: Pick<BuildContext, 'siteUrl' | 'routes' | 'pageDates'>,
  key: string,
  since = '',
) {
  const urls = routes
    // A page whose last change isn't known may have changed.
    .filter(({ path }) => (pageDates[path] ?? '9999') >= since)
    .map(({ path }) => `${siteUrl}${path}`);
  const batches = Array.from({ length: Math.ceil(urls.length / maximumUrls) }, (_, index) =>
    urls.slice(index * maximumUrls, (index + 1) * maximumUrls),
  );
  return batches.map((urlList) => ({
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    urlList,
  }));
}

async function submit(submission: ReturnType<typeof createSubmissions>[number]) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(submission),
  }).catch((error: Error) => {
    throw new Error(
      `IndexNow can't be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}: ${await answer.text()}`);
  console.log(`IndexNow took ${submission.urlList.length} addresses (${answer.status}).`);
}

async function main() {
  const { values } = parseArgs({
    options: { since: { type: 'string' }, submit: { type: 'boolean', default: false } },
  });
  const key = readIndexNowKey();
  if (values.submit && !key) throw new Error('Set INDEXNOW_KEY, build and deploy before submitting.');
  const submissions = createSubmissions(await siteBuildContext(), key ?? '<INDEXNOW_KEY>', values.since);
  for (const submission of submissions) {
    if (values.submit) await submit(submission);
    else console.log(`Dry run; --submit would send:\n${JSON.stringify(submission, null, 2)}`);
  }
}

if (import.meta.main) await runCommand(main);
