import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { getDatabaseFolder, startDatabase } from '#scripts/local-services/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dep-start-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the built site as npm does: as the child of a process that forwards no signals. */
async function startSite() {
  const environment = { ...process.env, PORT: '0', DATA_DIR: dataDir, npm_lifecycle_event: 'start' };
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
  const [databasePid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1);
  return { parent, sitePid: Number(lines[0]), databasePid: Number(databasePid) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** On other systems, the database of a killed site keeps running, and the next start reports it. */
const stopsDatabaseOfKilledSite = process.platform === 'linux';

test('the site stops when npm is killed, the database stops when the site is killed, and only one site uses the data', async () => {
  const firstSite = await startSite();
  await expect(startDatabase(getDatabaseFolder(dataDir), { log: () => {} })).rejects.toThrow(
    /^Another site is already using \S+ \(process \d+\)\. Stop it, or set DATA_DIR/,
  );
  firstSite.parent.kill('SIGKILL');
  await vi.waitUntil(() => !isRunning(firstSite.sitePid) && !isRunning(firstSite.databasePid), {
    timeout: 10_000,
  });

  const secondSite = await startSite();
  process.kill(secondSite.sitePid, 'SIGKILL');
  if (stopsDatabaseOfKilledSite)
    await vi.waitUntil(() => !isRunning(secondSite.databasePid), { timeout: 10_000 });
}, 200_000);
