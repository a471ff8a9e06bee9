import { appendFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import getPort from 'get-port';
import { folderHost, type Host } from '#scripts/deploy/hosts.ts';
import { deployRelease, rollBackRelease } from '#scripts/deploy/deploy-release.ts';
import { checksumOf, noteTested } from '#scripts/deploy/tested-build.ts';
import { findNginx, placeSite, readableFolder, runNginx } from './nginx-server.ts';
import { runSmokeChecks } from '#scripts/smoke/smoke.ts';
import { liveSite } from '#scripts/smoke/live-site.ts';
import { provider } from '#src/site/provider.ts';

/** The folder that nginx reads, as on the owner's machine. */
const root = readableFolder();
const builds: string[] = [];
const installed = findNginx();
let port: number;
let nginx: Awaited<ReturnType<typeof runNginx>> | undefined;
let said: string[] = [];

beforeAll(async () => {
  port = await getPort({ host: '127.0.0.1' });
  const reallyFetch = fetch;
  // This test isn't about the function, whose mock refuses a form without answers as it should.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('/functions/v1/')) return reallyFetch(url, init);
    const headers = { 'Access-Control-Allow-Origin': new Headers(init.headers).get('origin') ?? '' };
    return Promise.resolve(new Response('{"error":{"code":"validation_failed"}}', { status: 422, headers }));
  });
  // Each test finds a release that is live.
  if (installed) await deploy(testedBuild());
});
beforeEach(({ skip }) => {
  skip(!installed, 'nginx is not installed');
  said = [];
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await nginx?.close();
  for (const folder of [root, ...builds]) rmSync(folder, { recursive: true, force: true });
});

/** The build of this checkout with a change, as if the changed build had passed the tests. */
function testedBuild(change: (folder: string) => void = () => {}): string {
  const folder = readableFolder();
  builds.push(folder);
  placeSite('dist', folder, { port, live: join(root, 'current') });
  change(folder);
  noteTested(folder, checksumOf(folder));
  return folder;
}

const host = (): Host =>
  folderHost({ shell: ['sh', '-c'], root, reload: nginx ? `${nginx.reloadCommand}; sleep 0.5` : ':' });

const deploy = (dist: string) =>
  deployRelease({
    dist,
    host: host(),
    async findProblems() {
      nginx ??= await runNginx(installed!, { live: join(root, 'current'), port });
      const results = await runSmokeChecks(liveSite(nginx.origin, provider.siteUrl));
      return results.flatMap(({ findings }) => findings);
    },
    waitMilliseconds: 500,
    log: (line) => said.push(line),
  });

const live = () => readlinkSync(join(root, 'current'));
const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

test('a tested build goes live', async () => {
  const before = live();
  await deploy(testedBuild());
  expect(live()).not.toBe(before);
  expect(said).toEqual([]);
  expect(await statusOf('/about')).toBe(200);
});

test('a build that has changed since its tests is refused, and nothing is deployed', async () => {
  const before = live();
  const dist = testedBuild();
  appendFileSync(join(dist, 'client/about.html'), '<!-- edited by hand -->');
  await expect(deploy(dist)).rejects.toThrow(/is not the build that has passed the tests any more/);
  expect(live()).toBe(before);
});

test('a release that the smoke check refuses makes way for the one before', async () => {
  const before = live();
  const broken = testedBuild((folder) => {
    for (const compression of ['', '.br', '.gz']) rmSync(join(folder, `client/about.html${compression}`));
  });
  await expect(deploy(broken)).rejects.toThrow(/the release before is live again, this one isn't\.$/);
  expect(said).toContainEqual('✗ /about is answered 404');
  expect(live()).toBe(before);
  expect(await statusOf('/about')).toBe(200);
});

test('files of the release before go on being served to the pages that visitors have open', async () => {
  const asset = '/assets/of-an-older-release.js';
  await deploy(testedBuild((folder) => appendFileSync(join(folder, `client${asset}`), '// older')));
  await deploy(testedBuild());
  expect(await statusOf(asset)).toBe(200);
});

test('going back is a command of its own', async () => {
  const before = live();
  await deploy(testedBuild());
  expect(live()).not.toBe(before);
  await rollBackRelease(host());
  expect(live()).toBe(before);
});

test('a configuration that nginx refuses leaves the live release as it is', async () => {
  const before = live();
  const refusing = folderHost({
    shell: ['sh', '-c'],
    root,
    reload: `[ "$(readlink current)" = ${before} ]`,
  });
  await expect(refusing.deploy(testedBuild())).rejects.toThrow('sh ended with 1.');
  expect(live()).toBe(before);
});

test('where a host can’t be led back by a command, the last line says how it is done', async () => {
  const rollBack = { words: 'press the button' };
  await expect(
    deployRelease({
      dist: testedBuild(),
      host: { deploy: () => Promise.resolve(), rollBack },
      findProblems: () => Promise.resolve(['/about is answered 404']),
      waitMilliseconds: 0,
      log: () => {},
    }),
  ).rejects.toThrow(
    'The smoke check found 1 problems, and the release is live. To go back to the one before: press the button',
  );
});
