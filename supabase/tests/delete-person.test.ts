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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { getMailFolder } from '#scripts/local-services/mock-mail.ts';
import { getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { pdfFile, upload } from './stored-files.ts';
import { contactInquiry, post, siteOrigin } from './test-services.ts';

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

test('only the listed people are deleted, with --yes, in any case of the letters', async () => {
  const people = ['ADA@biotech.example', 'Bob@Biotech.EXAMPLE'];
  const dryRun = await deletePerson(people);
  expect([dryRun.code, dryRun.stdout]).toEqual([0, expect.stringContaining('add --yes')]);
  expect(await listPeople()).toHaveLength(3);
  const { code, stdout } = await deletePerson([...people, '--yes']);
  expect([code, stdout]).toEqual([0, expect.stringContaining(`Deleted ${people[1]}: inquiries: 1`)]);
  expect(await listPeople()).toEqual(['cleo@biotech.example']);
});

test('an update from another email address belongs to the other person, and lists of possible spam are reported', async () => {
  const idempotency_key = randomUUID();
  for (const email of ['ada@biotech.example', 'dora@biotech.example'])
    await post(services, { ...contactInquiry, idempotency_key, email });
  await sql`update leads.inquiries set suspicions = '{haste}' where idempotency_key = ${idempotency_key}`;
  const { stdout } = await deletePerson(['ada@biotech.example', '--yes']);
  expect(stdout).toContain('Deleted ada@biotech.example: inquiries: 2');
  expect(stdout).toContain('inquiries in lists of possible spam: 1. These emails stay in your mailboxes');
  expect(await listPeople()).toEqual(['bob@biotech.example', 'cleo@biotech.example', 'dora@biotech.example']);
});

test.each([
  [
    ['bob@biotech.example', 'mailto:bob@biotech.example', 'Bob <bob@biotech.example>'],
    'Not an email address: mailto:bob@biotech.example, Bob <bob@biotech.example>',
  ],
  [
    ['bo@biotech.example'],
    'No inquiry in the local database has the email address bo@biotech.example. Check the spelling,',
  ],
])('deleting %s is an error', async (people, message) => {
  const { code, stderr } = await deletePerson([...people, '--yes']);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(await listPeople()).toHaveLength(3);
});

test('a person’s files, captured emails and mail jobs are deleted with the inquiries', async () => {
  const { body } = await post(services, {
    ...contactInquiry,
    email: 'fay@biotech.example',
    files: [pdfFile('dossier.pdf')],
  });
  const [grant] = body.uploads!;
  expect((await upload({ services }, grant!)).error).toBeNull();
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

test('the function removes the files of a hosted project in its next run', async () => {
  const [id] = await insertWithFiles('dora@biotech.example', 1);
  await sql`update leads.inquiries set uploads_until = now() where id = ${id!}`;
  const file = join(getStorageFolder(dataDir), id!, '0');
  mkdirSync(dirname(file));
  writeFileSync(file, '%PDF-1.7');
  const { code } = await deletePerson(['dora@biotech.example', '--yes'], {
    SUPABASE_DB_URL: services.databaseUrl,
  });
  await services.runMaintenance();
  expect([code, existsSync(file)]).toEqual([0, false]);
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
