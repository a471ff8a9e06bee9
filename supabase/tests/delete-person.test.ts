import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { mailFolder } from '#scripts/local-services/mock-mail.ts';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { contactInquiry, post, publicClient, useServices } from './test-services.ts';

const context = useServices();

/** Runs the command where the services keep their files. The database is another one, so it is named. */
const deletePerson = (...parameters: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const { PATH, HOME } = process.env;
    const environment = { PATH, HOME, SUPABASE_DB_URL: context.services.databaseUrl };
    const hosted = { SUPABASE_URL: context.services.origin, SUPABASE_SECRET_KEY: 'unused' };
    execFile(
      process.execPath,
      ['scripts/leads/delete-person.ts', ...parameters],
      { env: { ...environment, ...hosted } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

const people = async () =>
  (await context.sql`select email from leads.inquiries order by email`).map(({ email }) => email as string);

beforeEach(async () => {
  for (const email of ['ada@biotech.example', 'bob@biotech.example', 'cleo@biotech.example'])
    await post(context.services, { ...contactInquiry, email });
});

test('everybody who is named is deleted, and nobody else', async () => {
  const asked = await deletePerson('ada@biotech.example', 'Bob@biotech.example');
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringContaining('add --yes')]);
  expect(await people()).toHaveLength(3);
  const { code, stdout } = await deletePerson('ada@biotech.example', 'Bob@biotech.example', '--yes');
  expect(code).toBe(0);
  expect(stdout).toContain('Bob@biotech.example: deleted 1 inquiries');
  expect(await people()).toEqual(['cleo@biotech.example']);
});

test.each([
  ['mailto:bob@biotech.example', 'mailto:bob@biotech.example is no e-mail address'],
  ['Bob <bob@biotech.example>', 'Bob <bob@biotech.example> is no e-mail address'],
  ['bo@biotech.example', 'Nothing is known of bo@biotech.example: look at the spelling'],
])('%s is not passed over in silence', async (address, problem) => {
  const { code, stderr } = await deletePerson(address, '--yes');
  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
  expect(await people()).toHaveLength(3);
});

test('a file that arrives after its person was deleted is deleted too', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 test');
  const { body } = await post(context.services, {
    ...contactInquiry,
    email: 'dora@biotech.example',
    files: [{ name: 'dossier.pdf', size: pdf.length }],
  });
  const [grant] = body.uploads!;
  await context.sql`select leads.delete_inquiries(array[${body.inquiry_id}]::uuid[])`;
  const { error } = await publicClient(context.services.origin)
    .storage.from(attachmentBucket)
    .uploadToSignedUrl(grant!.path, grant!.token, new Blob([pdf], { type: grant!.content_type }));
  expect(error).toBeNull();
  const file = join(storageFolder(context.dataDir), grant!.path);
  expect([existsSync(file), readdirSync(mailFolder(context.dataDir)).length > 0]).toEqual([true, true]);
  // Its name is gone at once; its place is kept until nobody may upload it any more.
  expect(await context.sql`select file_name from leads.attachments where inquiry_id is null`).toEqual([
    { file_name: '' },
  ]);
  await context.sql`update leads.attachments set announced_at = now() - interval '4 hours'`;
  await context.services.runMaintenance();
  expect(existsSync(file)).toBe(false);
  expect(await context.sql`select from leads.attachments`).toHaveLength(0);
});

test('a person’s data are written to a file, and who got a copy is said', async () => {
  await context.services.runMaintenance();
  const file = join(context.dataDir, 'personal-data.json');
  const { stdout } = await deletePerson('ada@biotech.example', '--export', file);
  expect(stdout).toMatch(/Your mailboxes, by the mail service, got 1 \(notification\)/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { email: 'ada@biotech.example', company: contactInquiry.company, files: [] },
  ]);
  expect(await people()).toHaveLength(3);
});
