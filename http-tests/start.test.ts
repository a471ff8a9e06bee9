import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { afterEach, expect, test, vi } from 'vitest';

/** What becomes of a site's processes: nothing that was started may outlive what started it. */

const dataDir = mkdtempSync(join(tmpdir(), 'dep-start-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the built site as npm does, in a child of a process that passes nothing on. */
async function startSite(port: number) {
  const environment = { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, npm_lifecycle_event: 'start' };
  const source = `const { spawn } = require('node:child_process');
    const site = spawn(process.execPath, ['scripts/serve/serve-site.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
    console.log(site.pid);`;
  const parent = spawn(process.execPath, ['-e', source], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: parent.stdout }).on('line', (line) => lines.push(line));
  await vi.waitUntil(() => lines.some((line) => line.startsWith('The site is at')), { timeout: 60_000 });
  return { parent, sitePid: Number(lines[0]) };
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const databasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** On other systems a database whose site was killed lives on, and the next start names it. */
const databaseEndsToo = process.platform === 'linux';

test('a killed npm takes the site with it, and a killed site its database; a second one is told who has the port', async () => {
  const port = await getPort();
  const first = await startSite(port);
  const database = databasePid();

  const second = spawnSync(process.execPath, ['scripts/serve/serve-site.ts'], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect([second.status, second.stderr]).toEqual([
    1,
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  ]);
  const elsewhere = spawnSync(process.execPath, ['scripts/serve/serve-site.ts'], {
    env: { ...process.env, PORT: `${await getPort()}`, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(elsewhere.stderr).toMatch(
    /^Another site is using \S+ already \(process \d+\)\. Stop it, or set DATA_DIR.*\n$/,
  );

  first.parent.kill('SIGKILL');
  await vi.waitUntil(() => !isThere(first.sitePid) && !isThere(database), { timeout: 10_000 });

  const third = await startSite(port);
  const itsDatabase = databasePid();
  process.kill(third.sitePid, 'SIGKILL');
  if (databaseEndsToo) await vi.waitUntil(() => !isThere(itsDatabase), { timeout: 10_000 });
}, 200_000);
