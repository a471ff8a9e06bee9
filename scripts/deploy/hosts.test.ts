import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployRelease, rollBackRelease } from './deploy-release.ts';
import { folderHost } from './hosts.ts';
import { checksumOf, noteTested } from './tested-build.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dep-hosts-'));
  root = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** A build with this one asset, made so many days ago. */
function build(asset: string, age = 0): string {
  const dist = mkdtempSync(join(folder, 'dist-'));
  for (const name of ['client/assets', 'hosting']) mkdirSync(join(dist, name), { recursive: true });
  const file = join(dist, 'client/assets', asset);
  writeFileSync(file, asset);
  utimesSync(file, daysAgo(age), daysAgo(age));
  return dist;
}

const host = (reload = ':') => folderHost({ shell: ['sh', '-c'], root, reload });
const live = () => readlinkSync(join(root, 'current'));
const releases = () => readdirSync(join(root, 'releases')).map((name) => `releases/${name}`);
const assets = () => readdirSync(join(root, 'current/client/assets')).toSorted();

const rollBack = (from = host()) => rollBackRelease(from);

/** Deploys a release and resolves to its folder. */
async function release(dist = build('page.js')): Promise<string> {
  await host().deploy(dist);
  return live();
}

test('however many releases the smoke check refuses, the good one stays live and the one before stays in reach', async () => {
  const first = await release();
  const good = await release();
  const dist = build('page.js');
  noteTested(dist, checksumOf(dist));
  for (let refused = 0; refused < 6; refused++) {
    const deployed = deployRelease({
      dist,
      host: host(),
      findProblems: () => Promise.resolve(['/about is answered 404']),
      waitMilliseconds: 0,
      log: () => {},
    });
    await expect(deployed).rejects.toThrow('the release before is live again');
    expect(live()).toBe(good);
    expect(assets()).toEqual(['page.js']);
  }
  await rollBack();
  expect(live()).toBe(first);
  expect(assets()).toEqual(['page.js']);
});

test('old releases go', async () => {
  const oldest = await release();
  for (let count = 0; count < 5; count++) await release();
  expect(releases()).toHaveLength(5);
  expect(releases()).not.toContain(oldest);
});

test('a release that the server refuses does not stay, be it the first or a later one', async () => {
  await expect(host('false').deploy(build('page.js'))).rejects.toThrow('sh ended with 1.');
  expect(releases()).toEqual([]);
  expect(readdirSync(root)).toEqual(['releases']);
  const good = await release();
  await expect(host(`[ "$(readlink current)" = ${good} ]`).deploy(build('page.js'))).rejects.toThrow(
    'sh ended with 1.',
  );
  expect(releases()).toEqual([good]);
  expect(live()).toBe(good);
});

test('a release that is live for long leaves its files to the pages that are open when it is replaced', async () => {
  await release(build('first.js', 40));
  await release(build('second.js', 35));
  expect(assets()).toEqual(['first.js', 'second.js']);
});

test('a file goes a month after it was replaced', async () => {
  await release(build('first.js'));
  await release(build('second.js'));
  utimesSync(join(root, 'current/client/assets/first.js'), daysAgo(32), daysAgo(32));
  await release(build('third.js'));
  expect(assets()).toEqual(['second.js', 'third.js']);
});

test('going back again goes one release further, and says when there is none', async () => {
  const first = await release();
  const second = await release();
  await release();
  await rollBack();
  expect(live()).toBe(second);
  await rollBack();
  expect(live()).toBe(first);
  await expect(rollBack()).rejects.toThrow('sh ended with 1.');
  expect(live()).toBe(first);
});

test('a release whose folder is gone does not go live', async () => {
  const first = await release();
  const second = await release();
  rmSync(join(root, first), { recursive: true });
  await expect(rollBack()).rejects.toThrow('sh ended with 1.');
  expect(live()).toBe(second);
  expect(existsSync(join(root, 'next'))).toBe(false);
});

test('a server that refuses to go back leaves the live release as it is', async () => {
  await release();
  const second = await release();
  await expect(rollBack(host(`[ "$(readlink current)" = ${second} ]`))).rejects.toThrow('sh ended with 1.');
  expect(live()).toBe(second);
});
