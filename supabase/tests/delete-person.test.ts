import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { getMailFolder } from '#scripts/local-services/mock-mail.ts';
import { getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { contactInquiry, post, createPublicClient, siteOrigin } from './test-services.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delete-person-'));
let services: LocalServices;
let sql: Sql;
beforeAll(async () => {
  const environment = { RATE_LIMIT_MAXIMUM: '1000000' };
  services = await serveLocalServices({ dataDir, siteOrigin, environment, maintenanceIntervalSeconds: 0 });
  sql = postgres(services.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await services?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ids = new Map<string, string>();
beforeEach(async () => {
  await services.runMaintenance();
  await sql`truncate leads.inquiries, leads.mail_jobs, leads.request_counts`;
  for (const name of ['ada', 'bob', 'cleo']) {
    const { body } = await post(services, { ...contactInquiry, email: `${name}@biotech.example` });
    ids.set(name, body.inquiry_id);
  }
});

const deletePerson = (args: readonly string[], hosted?: Record<string, string>) =>
  runScript('scripts/leads/delete-person.ts', args, hosted ?? { DATA_DIR: dataDir });

const listPeople = async () =>
  (await sql`select email from leads.inquiries order by email`).map(({ email }) => email as string);

async function insertWithFiles(email: string, count: number): Promise<string[]> {
  const announced = Array.from({ length: 5 }, (_, slot) => ({ name: `${slot}.pdf`, size: 9 }));
  const inserted = Array.from({ length: count }, () => randomUUID() as string);
  await sql`
    insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, files)
    select id, id, '', 'contact', 'Dora', ${email}, 'Biotech', ${sql.json(announced)}
    from unnest(${inserted}::uuid[]) as id`;
  return inserted;
}

const findMailsAbout = (text: string) =>
  readdirSync(getMailFolder(dataDir)).filter((file) =>
    readFileSync(join(getMailFolder(dataDir), file), 'utf8').includes(text),
  );

test('only the listed people are deleted', async () => {
  const dryRun = await deletePerson(['ada@biotech.example', 'bob@biotech.example']);
  expect([dryRun.code, dryRun.stdout]).toEqual([0, expect.stringContaining('add --yes')]);
  expect(await listPeople()).toHaveLength(3);
  const { code, stdout } = await deletePerson(['ada@biotech.example', 'bob@biotech.example', '--yes']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Deleted bob@biotech.example: inquiries: 1')]);
  expect(await listPeople()).toEqual(['cleo@biotech.example']);
});

test('an email address matches in any case', async () => {
  await post(services, { ...contactInquiry, email: 'Ada.Novak@Biotech.EXAMPLE' });
  const { code } = await deletePerson(['ADA.novak@biotech.example', 'BOB@BIOTECH.EXAMPLE', '--yes']);
  expect(code).toBe(0);
  expect(await listPeople()).toEqual(['ada@biotech.example', 'cleo@biotech.example']);
});

test('an update from another email address belongs to the other person', async () => {
  const idempotency_key = randomUUID();
  for (const email of ['ada@biotech.example', 'dora@biotech.example'])
    await post(services, { ...contactInquiry, idempotency_key, email });
  const { stdout } = await deletePerson(['ada@biotech.example', '--yes']);
  expect(stdout).toContain('Deleted ada@biotech.example: inquiries: 2');
  expect(await listPeople()).toEqual(['bob@biotech.example', 'cleo@biotech.example', 'dora@biotech.example']);
});

test.each([
  ['mailto:bob@biotech.example', 'Not an email address: mailto:bob@biotech.example'],
  ['Bob <bob@biotech.example>', 'Not an email address: Bob <bob@biotech.example>'],
  [
    'bo@biotech.example',
    'No inquiry in the local database has the email address bo@biotech.example. Check the spelling,',
  ],
])('%s is reported as an error', async (email, message) => {
  const { code, stderr } = await deletePerson([email, '--yes']);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(await listPeople()).toHaveLength(3);
});

test('a person’s files, captured emails and mail jobs are deleted with the inquiries', async () => {
  const pdf = '%PDF-1.7 test';
  const { body } = await post(services, {
    ...contactInquiry,
    email: 'fay@biotech.example',
    files: [{ name: 'dossier.pdf', size: pdf.length }],
  });
  const [grant] = body.uploads!;
  const { error } = await createPublicClient(services.origin)
    .storage.from(attachmentBucket)
    .uploadToSignedUrl(grant!.path, grant!.token, new Blob([pdf], { type: grant!.content_type }));
  expect(error).toBeNull();
  await post(services, { inquiry_id: body.inquiry_id }, {}, '/uploads');
  await services.runMaintenance();
  const file = join(getStorageFolder(dataDir), grant!.path);
  expect([existsSync(file), findMailsAbout('fay@biotech.example').length]).toEqual([true, 2]);

  const { stdout } = await deletePerson(['fay@biotech.example', '--yes']);
  expect(stdout).toContain('inquiries: 1, email jobs: 3, announced files: 1');
  expect(stdout).toContain('copies in your mailboxes (email to you): 1');
  expect(stdout).toContain("copies in the person's mailbox (confirmation): 1");
  expect([existsSync(file), findMailsAbout('fay@biotech.example')]).toEqual([false, []]);
  expect(await sql`select from leads.mail_jobs where inquiry_id = ${body.inquiry_id}`).toHaveLength(0);
});

test('only the person’s files are deleted, even with more than a hundred inquiries', async () => {
  const inquiries = await insertWithFiles('dora@biotech.example', 101);
  const [otherInquiry] = await insertWithFiles('eve@biotech.example', 1);
  const folders = [...inquiries, otherInquiry!].map((id) => join(getStorageFolder(dataDir), id));
  for (const folder of folders) {
    mkdirSync(folder);
    for (const slot of ['0', '4']) writeFileSync(join(folder, slot), '%PDF-1.7');
  }
  const { stdout } = await deletePerson(['dora@biotech.example', '--yes']);
  expect(stdout).toContain('inquiries: 101, email jobs: 0, announced files: 505');
  expect(folders.filter((folder) => existsSync(folder))).toEqual([folders.at(-1)]);
  expect(await listPeople()).toContain('eve@biotech.example');
});

test('a hosted bucket gets at most 500 paths per call, and without its key nothing is deleted', async () => {
  await insertWithFiles('dora@biotech.example', 101);
  const SUPABASE_DB_URL = services.databaseUrl;
  const rejected = await deletePerson(['dora@biotech.example', '--yes'], { SUPABASE_DB_URL });
  expect([rejected.code, rejected.stderr]).toEqual([1, expect.stringContaining('export SUPABASE_URL')]);
  expect(await listPeople()).toHaveLength(104);

  const calls: string[][] = [];
  const bucket = createServer((request, response) => {
    void json(request).then((body) => {
      calls.push((body as { prefixes: string[] }).prefixes);
      response.setHeader('Content-Type', 'application/json').end('[]');
    });
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const SUPABASE_URL = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const hosted = { SUPABASE_DB_URL, SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_test' };
  const { code } = await deletePerson(['dora@biotech.example', '--yes'], hosted);
  bucket.close();
  expect([code, calls.map((paths) => paths.length)]).toEqual([0, [500, 5]]);
  expect(await listPeople()).toHaveLength(3);
});

test('a bundle with other people’s inquiries is kept and reported', async () => {
  await services.runMaintenance();
  const bundled = await post(services, {
    ...contactInquiry,
    email: 'ada@biotech.example',
    company: 'Bundled',
  });
  for (const inquiryId of [bundled.body.inquiry_id, ids.get('bob')!])
    await sql`insert into leads.mail_jobs (inquiry_id, kind, is_bundled) values (${inquiryId}, 'notification', true)`;
  await services.runMaintenance();
  const [bundle] = await sql<[{ id: string }]>`select id from leads.mail_jobs where kind = 'bundle'`;
  const { stdout } = await deletePerson(['ada@biotech.example', '--yes']);
  expect(stdout).toContain('copies in your mailboxes (bundle): 1');
  expect(stdout).toMatch(/bundles with other people's inquiries: 1\. They stay in your mailboxes/);
  const captured = join(getMailFolder(dataDir), `${bundle.id}.json`);
  expect(existsSync(captured)).toBe(true);

  const { stdout: lastOutput } = await deletePerson(['bob@biotech.example', '--yes']);
  expect([lastOutput.includes("other people's"), existsSync(captured)]).toEqual([false, false]);
});

test('a person’s data is exported to a private file before it is deleted', async () => {
  await services.runMaintenance();
  const file = join(dataDir, 'personal-data.json');
  writeFileSync(file, '', { mode: 0o644 });
  const missing = join(dataDir, 'no-such-folder', 'personal-data.json');
  const failed = await deletePerson(['ada@biotech.example', '--export', missing, '--yes']);
  expect([failed.code, await listPeople()]).toEqual([1, expect.arrayContaining(['ada@biotech.example'])]);

  const { stdout } = await deletePerson(['ada@biotech.example', '--export', file]);
  expect(stdout).toContain(`Inquiries written to ${file}: 1`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [record] = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  expect(record).toMatchObject({
    id: ids.get('ada'),
    email: 'ada@biotech.example',
    company: contactInquiry.company,
    answers: { project_description: contactInquiry.project_description },
    files: [],
    mails: [
      { kind: 'notification', status: 'sent', recipient: null },
      { kind: 'acknowledgement', status: 'sent', recipient: 'ada@biotech.example' },
    ],
  });
  expect(record).not.toHaveProperty('idempotency_key');
  expect(record).not.toHaveProperty('content_digest');
  expect(await listPeople()).toHaveLength(3);
});
