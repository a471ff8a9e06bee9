import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { afterEach, expect, test, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'dep-start-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the built site as npm does: as the child of a process that forwards no signals. */
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
  await vi.waitUntil(() => lines.some((line) => line.startsWith('Site: ')), { timeout: 60_000 });
  return { parent, sitePid: Number(lines[0]) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const readDatabasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** On other systems, the database of a killed site keeps running, and the next start reports it. */
const stopsDatabaseOfKilledSite = process.platform === 'linux';

test('the site stops when npm is killed, the database stops when the site is killed, and a second site is rejected', async () => {
  const port = await getPort();
  const firstSite = await startSite(port);
  const firstDatabasePid = readDatabasePid();

  const siteAtSamePort = spawnSync(process.execPath, ['scripts/serve/serve-site.ts'], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect([siteAtSamePort.status, siteAtSamePort.stderr]).toEqual([
    1,
    `Port ${port} is in use. Stop the process that uses it, or choose another port, such as PORT=${port + 1}.\n`,
  ]);
  const siteWithSameData = spawnSync(process.execPath, ['scripts/serve/serve-site.ts'], {
    env: { ...process.env, PORT: `${await getPort()}`, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(siteWithSameData.stderr).toMatch(
    /^Another site is already using \S+ \(process \d+\)\. Stop it, or set DATA_DIR.*\n$/,
  );

  firstSite.parent.kill('SIGKILL');
  await vi.waitUntil(() => !isRunning(firstSite.sitePid) && !isRunning(firstDatabasePid), {
    timeout: 10_000,
  });

  const secondSite = await startSite(port);
  const secondDatabasePid = readDatabasePid();
  process.kill(secondSite.sitePid, 'SIGKILL');
  if (stopsDatabaseOfKilledSite) await vi.waitUntil(() => !isRunning(secondDatabasePid), { timeout: 10_000 });
}, 200_000);
