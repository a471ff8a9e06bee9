import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { tryLock, waitForLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('a lock is one holder’s until it is given back, and leaves nothing but its file', async () => {
  const held = tryLock(file);
  expect(tryLock(file)).toBeUndefined();
  expect(await waitForLock(file, 0.2)).toBeUndefined();
  const waiting = waitForLock(file, 10);
  held?.[Symbol.dispose]();
  const next = await waiting;
  expect(next).toBeDefined();
  next?.[Symbol.dispose]();
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('a lock of another process holds here, and is free when that is killed', async () => {
  const module = fileURLToPath(new URL('lock.ts', import.meta.url));
  const source = `import { tryLock } from '${module}';
    globalThis.held = tryLock('${file}');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(tryLock(file)).toBeUndefined();
  child.kill('SIGKILL');
  const lock = await waitForLock(file, 10);
  expect(lock).toBeDefined();
  lock?.[Symbol.dispose]();
});

test('a file that is no lock is named', () => {
  const other = join(folder, 'other');
  writeFileSync(other, 'x'.repeat(200));
  expect(() => tryLock(other)).toThrow(`${other} can't be locked`);
});
