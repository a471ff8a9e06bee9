import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseFolder, lockDataFolder } from '#scripts/local-services/data-folder.ts';
import { startLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { mailFolder } from '#scripts/local-services/mock-mail.ts';
import { commandFor } from '#scripts/local-services/postgres-binaries.ts';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { writeOnce, writeWhole } from '#scripts/local-services/whole-file.ts';
import { contactInquiry, counts, post, publicClient, siteOrigin } from './test-services.ts';

/** What is on disk once the function has answered, and its answers if the disk is full, gone or read-only. */

const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-disk-'));
const cluster = join(databaseFolder(dataDir), 'cluster');
let services: LocalServices;

beforeAll(async () => {
  // A mail and a file that a site was writing when it was killed.
  for (const folder of [mailFolder(dataDir), join(storageFolder(dataDir), randomUUID())]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json.${randomUUID()}.part`), 'half');
  }
  services = await startLocalServices({
    dataDir,
    siteOrigin,
    environment: { RATE_LIMIT_MAXIMUM: '1000000' },
    drainEverySeconds: 0,
  });
});
afterAll(async () => {
  await services?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

const connect = () => postgres(services.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
const partialFiles = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));

/** Submits, as the form does, until the function says that the inquiry is stored. Returns its refusals until then. */
async function submitUntilAcknowledged(key: string): Promise<string[]> {
  const refusals: string[] = [];
  for (;;) {
    const answer = await post(services, { ...contactInquiry, idempotency_key: key });
    if (answer.status === 200) return refusals;
    refusals.push(`${answer.status}, Retry-After: ${answer.headers.get('Retry-After')}`);
    await pause(50);
  }
}

/** Checks that every acknowledged inquiry is stored, each with its two mails. */
async function requireWhole(keys: readonly string[]): Promise<void> {
  const sql = connect();
  const stored = await sql<{ key: string }[]>`select idempotency_key as key from leads.inquiries`;
  const { mailJobs } = await counts(sql);
  await sql.end();
  expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]));
  expect(mailJobs).toBe(2 * stored.length);
}

test('the database of `npm start` has a transaction on the disk before it says so', async () => {
  const sql = connect();
  const settings = await sql`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`;
  await sql.end();
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
  ]);
});

test.each([
  ['written', writeWhole],
  ['written once', writeOnce],
])('a file that is %s is on the disk, and then its name', async (_, write) => {
  const file = join(dataDir, randomUUID());
  const handle = await open(dataDir, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: { isFile: boolean; isInPlace: boolean }[] = [];
  const sync = Object.getOwnPropertyDescriptor(prototype, 'sync')!.value as (
    this: FileHandle,
  ) => Promise<void>;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push({ isFile: (await this.stat()).isFile(), isInPlace: existsSync(file) });
    return sync.call(this);
  });
  await write(file, 'content');
  expect(synced).toEqual([
    { isFile: true, isInPlace: false },
    { isFile: false, isInPlace: true },
  ]);
  rmSync(file);
});

test('what was half written when a site was killed is gone with the next start', () => {
  expect(partialFiles()).toEqual([]);
});

test('a data folder that this user may not write to is refused before anything is made in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-read-only-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 65534, 65534);
  chmodSync(folder, 0o500);
  if (isRoot) process.seteuid!(65534);
  try {
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `${folder} can't be written to (EACCES). Make room on its disk or let this user write there`,
    );
  } finally {
    if (isRoot) process.seteuid!(0);
  }
  expect(readdirSync(folder)).toEqual([]);
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

test('a data folder whose place a file has is refused', async () => {
  const file = join(dataDir, randomUUID());
  writeFileSync(file, '');
  await expect(lockDataFolder(join(file, 'data'))).rejects.toThrow("can't be written to (ENOTDIR)");
  rmSync(file);
});

/** Limits the size of files that these processes write (setrlimit(2), RLIMIT_FSIZE), as if their disk were full. */
function limitFiles(command: readonly string[], pids: readonly number[], bytes: string): void {
  const [program = '', ...parameters] = command;
  for (const pid of pids) execFileSync(program, [...parameters, `--pid=${pid}`, `--fsize=${bytes}:`]);
}

/** `prlimit` is part of util-linux, as is `setpriv`, which the database needs here anyway. */
const isLinux = process.platform === 'linux';

test.skipIf(!isLinux)(
  'a full disk refuses mails and files as long as it is full, and keeps no half',
  async () => {
    await services.drainOutbox();
    const mails = readdirSync(mailFolder(dataDir)).length;
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { body } = await post(services, { ...contactInquiry, files: [{ name: 'a.pdf', size: file.size }] });
    await services.drainOutbox();
    const [grant] = body.uploads ?? [];
    const bucket = publicClient(services.mockOrigin).storage.from(grant!.bucket);
    const upload = () => bucket.uploadToSignedUrl(grant!.path, grant!.token, file);

    // The mocks are part of this process.
    limitFiles(['prlimit'], [process.pid], '1');
    try {
      expect((await upload()).error?.message).toContain('can not be kept right now');
      expect((await post(services, contactInquiry)).status).toBe(200);
      await services.drainOutbox();
      expect(readdirSync(mailFolder(dataDir))).toHaveLength(mails + 2);
      expect(partialFiles()).toEqual([]);
    } finally {
      limitFiles(['prlimit'], [process.pid], 'unlimited');
    }
    expect((await upload()).error).toBeNull();
    const sql = connect();
    await sql`update leads.mail_jobs set next_attempt_at = now() where status <> 'sent'`;
    await sql.end();
    await services.drainOutbox();
    expect(readdirSync(mailFolder(dataDir))).toHaveLength(mails + 4);
  },
);

test.skipIf(!isLinux)('a full disk makes the database refuse, and it comes back by itself', async () => {
  const before = randomUUID();
  await submitUntilAcknowledged(before);
  const server = services.processes().database!;
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const own = table
    .map((line) => line.trim().split(/ +/).map(Number))
    .filter(([, parent]) => parent === server);
  // PostgreSQL panics if it can't write its log (manual, "Disk Full Failure"), and recovers once it can.
  limitFiles(commandFor('prlimit'), [server, ...own.map(([pid = 0]) => pid)], '8192');
  const during = randomUUID();
  const refusals = await submitUntilAcknowledged(during);
  expect(new Set(refusals)).toEqual(new Set(['503, Retry-After: 5']));
  await requireWhole([before, during]);
});

test('a disk that is gone takes no inquiry, and when it is back all of them are there', async () => {
  const before = randomUUID();
  await submitUntilAcknowledged(before);
  const { database } = services.processes();
  renameSync(cluster, `${cluster}-gone`);
  while (services.processes().database === database) await pause(50);
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await post(services, contactInquiry);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  }
  expect(existsSync(cluster)).toBe(false);
  renameSync(`${cluster}-gone`, cluster);
  const after = randomUUID();
  await submitUntilAcknowledged(after);
  await requireWhole([before, after]);
});
