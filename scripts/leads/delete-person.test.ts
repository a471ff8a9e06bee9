import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runScript } from '#scripts/test/run-script.ts';
import { submit } from '../../supabase/tests/inquiries.ts';
import { isStored, pdfFile, upload } from '../../supabase/tests/stored-files.ts';
import { contactInquiry, useServices } from '../../supabase/tests/test-services.ts';

const context = useServices();

const [ada, bob, cleo] = ['ada', 'bob', 'cleo'].map((name) => `${name}@biotech.example`) as [
  string,
  string,
  string,
];
beforeEach(async () => {
  for (const email of [ada, bob, cleo]) await submit(context, { email });
});

const deletePerson = (...args: string[]) =>
  runScript('scripts/leads/delete-person.ts', args, { SUPABASE_DB_URL: context.services.databaseUrl });

const listPeople = async () =>
  (await context.sql`select email from leads.inquiries order by email`).map(({ email }) => email as string);

test('only the listed people are deleted, with --yes, in any case of the letters', async () => {
  const people = [ada.toUpperCase(), bob.toUpperCase()];
  const dryRun = await deletePerson(...people);
  expect([dryRun.code, dryRun.stdout]).toEqual([0, expect.stringContaining('add --yes')]);
  expect(await listPeople()).toEqual([ada, bob, cleo]);
  const { code, stdout } = await deletePerson(...people, '--yes');
  expect([code, stdout]).toEqual([0, expect.stringContaining(`Deleted ${people[1]}: inquiries: 1`)]);
  expect(await listPeople()).toEqual([cleo]);
});

test('an update from another email address belongs to the other person, and lists are reported', async () => {
  const idempotency_key = randomUUID();
  for (const email of [ada, 'dora@biotech.example']) await submit(context, { idempotency_key, email });
  await context.sql`update leads.inquiries set suspicions = '{haste}' where idempotency_key = ${idempotency_key}`;
  const { stdout } = await deletePerson(ada, '--yes');
  expect(stdout).toContain(`Deleted ${ada}: inquiries: 2`);
  expect(stdout).toContain('inquiries in your mailboxes, in lists: 1');
  expect(await listPeople()).toEqual([bob, cleo, 'dora@biotech.example']);
});

test.each([
  [[bob, `mailto:${bob}`, `Bob <${bob}>`], `Not an email address: mailto:${bob}, Bob <${bob}>`],
  [['bo@b.co'], 'No inquiry in the live database has the email address bo@b.co. Check the spelling.'],
])('deleting %s is an error', async (people, message) => {
  const { code, stderr } = await deletePerson(...people, '--yes');
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(await listPeople()).toHaveLength(3);
});

test('a person’s email jobs are deleted with the inquiries, and the function removes the files in its next run', async () => {
  const email = 'fay@biotech.example';
  const { body } = await submit(context, { email, files: [pdfFile('dossier.pdf')] });
  const [grant] = body.uploads!;
  expect((await upload(context, grant!)).error).toBeNull();
  await context.services.runMaintenance();

  const { stdout } = await deletePerson(email, '--yes');
  expect(stdout).toContain('inquiries: 1, email jobs: 2, announced files: 1');
  expect(stdout).toContain('copies in your mailboxes (email to you): 1');
  expect(stdout).toContain("copies in the person's mailbox (confirmation): 1");
  expect(await context.sql`select from leads.mail_jobs where inquiry_id = ${body.inquiry_id}`).toHaveLength(
    0,
  );
  await context.services.runMaintenance();
  expect(isStored(context, grant!.path)).toBe(false);
});

test('a person’s data is exported to a private file before it is deleted', async () => {
  await context.services.runMaintenance();
  const missing = join(context.dataDir, 'no-such-folder', 'personal-data.json');
  expect((await deletePerson(ada, '--export', missing, '--yes')).code).toBe(1);

  const file = join(context.dataDir, 'personal-data.json');
  writeFileSync(file, '', { mode: 0o644 });
  expect((await deletePerson(ada, '--export', file)).stdout).toContain(`Inquiries written to ${file}: 1`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [record] = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  expect(record).toMatchObject({
    email: ada,
    company: contactInquiry.company,
    answers: { project_description: contactInquiry.project_description },
    files: [],
    mails: [
      { kind: 'notification', status: 'sent', recipient: null },
      { kind: 'confirmation', status: 'sent', recipient: ada },
    ],
  });
  expect(record).not.toHaveProperty('idempotency_key');
  expect(record).not.toHaveProperty('content_digest');
  expect(await listPeople()).toEqual([ada, bob, cleo]);
});
