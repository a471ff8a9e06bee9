/**
 * `npm run index-now -- [--since YYYY-MM-DD] [--submit]`: tells search engines which pages changed
 * (https://www.indexnow.org). Without `--submit` it only says what it would send. The key is `INDEXNOW_KEY`; the build
 * publishes it as `/<key>.txt`.
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { siteBuildContext, type BuildContext } from '#scripts/build/build-context.ts';
import { readIndexNowKey } from '#scripts/build/index-now-key.ts';
import { runCommand } from '#scripts/run-command.ts';

const endpoint = 'https://api.indexnow.org/indexnow';

/** The submission of the pages that changed since a day; of every page without one. */
export function createSubmission(
  { siteUrl, routes, pageDates }: Pick<BuildContext, 'siteUrl' | 'routes' | 'pageDates'>,
  key: string,
  since = '',
) {
  const urlList = routes
    // A page whose last change isn't known may have changed.
    .filter(({ path }) => (pageDates[path] ?? '9999') >= since)
    .map(({ path }) => `${siteUrl}${path}`);
  return { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList };
}

async function submit(submission: ReturnType<typeof createSubmission>) {
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
  const submission = createSubmission(await siteBuildContext(), key ?? '<INDEXNOW_KEY>', values.since);
  if (submission.urlList.length === 0) return console.log('No page has changed since.');
  if (values.submit) await submit(submission);
  else console.log(`Dry run; --submit would send:\n${JSON.stringify(submission, null, 2)}`);
}

if (import.meta.main) await runCommand(main);
