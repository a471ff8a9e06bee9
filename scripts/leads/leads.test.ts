import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDatabase, getDatabaseFolder } from '#scripts/local-services/database.ts';
import { createSecretKey, getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { formatReference } from '#shared/function-api.ts';
import { submit } from '../../supabase/tests/inquiries.ts';
import { pdfFile, upload } from '../../supabase/tests/stored-files.ts';
import { useServices } from '../../supabase/tests/test-services.ts';
import { findInquiry } from './find-inquiry.ts';
import { listFiles } from './inquiry-files.ts';
import { formatLeadTable, readLeads } from './lead-list.ts';

const context = useServices();

const runLeads = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runScript('scripts/leads/leads.ts', args, {
    SUPABASE_DB_URL: context.services.databaseUrl,
    ...environment,
  });

async function submitWithFiles(fields: object = {}): Promise<string> {
  const files = [pdfFile('dossier & data.pdf'), { name: 'spectra.csv', size: 2000 }];
  const { body } = await submit(context, { ...fields, files });
  expect((await upload(context, body.uploads![0]!)).error).toBeNull();
  return body.inquiry_id;
}

test('--files lists an inquiry’s files with their paths on disk', async () => {
  const id = await submitWithFiles();
  expect(await listFiles(context.sql, formatReference(id), context.dataDir)).toBe(
    `0  dossier & data.pdf (1 KB)\n   ${getStorageFolder(context.dataDir)}/${id}/0\n` +
      '1  spectra.csv (2 KB)\n   missing: it was not uploaded',
  );
  await context.sql`update leads.inquiries set files = '[]'`;
  expect(await listFiles(context.sql, id, undefined)).toBe(`${formatReference(id)} has no files.`);
});

test('--files lists the files of a hosted project with download links, and needs its secret key', async () => {
  const id = await submitWithFiles();
  await expect(listFiles(context.sql, id, undefined)).rejects.toThrow(
    'export SUPABASE_URL and SUPABASE_SECRET_KEY',
  );
  const secret = readFileSync(join(context.dataDir, 'secret'), 'utf8');
  const { stdout, stderr } = await runLeads(['--files', formatReference(id)], {
    SUPABASE_URL: context.services.origin,
    SUPABASE_SECRET_KEY: createSecretKey(secret),
  });
  expect(stderr).toBe('Database: the live one (SUPABASE_DB_URL)\n');
  expect(stdout).toContain('1  spectra.csv (2 KB)\n   missing');
  const response = await fetch(/http\S+/.exec(stdout)![0]);
  expect(response.headers.get('content-disposition')).toContain('dossier%20%26%20data.pdf');
  expect(await response.text()).toBe('%PDF-1.7 test');
});

test('--out writes all inquiries to a file that only its owner can read, with labels for choices, and fields of older forms in one column', async () => {
  await submitWithFiles({
    timeline: '24-months-plus',
    stage_of_work: 'Lead',
    therapeutic_area: 'removed-area',
    topic: 'case-brief',
    attribution: { gclid: 'Cj0K' },
  });
  await context.services.runMaintenance();
  await context.sql`update leads.mail_jobs set provider_id = 're_123' where kind = 'confirmation'`;
  const file = join(context.dataDir, 'leads.csv');
  writeFileSync(file, '', { mode: 0o644 });
  const { stdout } = await runLeads(['--out', file]);
  expect(stdout).toBe(`Inquiries written to ${file}: 1\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const csv = readFileSync(file, 'utf8');
  for (const cells of [
    ',"dossier & data.pdf; spectra.csv",',
    '; confirmation sent (re_123)"',
    ',24+ months,',
    ',removed-area,',
    ',stage_of_work: Lead,true,',
    ',Redacted case brief,',
    ',Cj0K,',
  ])
    expect(csv).toContain(cells);
});

test('the list shows each inquiry with its reference and emails', async () => {
  const id = await submitWithFiles();
  await context.services.runMaintenance();
  const [, line] = formatLeadTable(await readLeads(context.sql)).split('\n');
  expect(line).toMatch(new RegExp(`^${formatReference(id)} .*email to you sent .*; confirmation s`));
});

test('without SUPABASE_DB_URL, a command reads the local database', async () => {
  const { dataDir } = context;
  const database = await startDatabase(getDatabaseFolder(dataDir), { log: () => {} });
  const { stdout, stderr } = await runLeads([], { SUPABASE_DB_URL: '', DATA_DIR: dataDir });
  await database.close();
  expect(stdout).toBe('No inquiries yet.\n');
  expect(stderr).toBe(`Database: the local one in ${dataDir}. For the live site, set SUPABASE_DB_URL.\n`);
});

test('--unsent lists unsent emails with the last error', async () => {
  const { body } = await submit(context);
  await context.services.runMaintenance();
  await context.sql`
    insert into leads.mail_jobs (inquiry_id, kind, status, attempts, last_error, queued_at) values
      (null, 'list', 'queued', 1, 'The mail service returned 500', '2026-01-05 10:00Z'),
      (${body.inquiry_id}, 'confirmation', 'failed', 3, 'Gone', '2026-01-05 10:02Z')`;
  expect((await runLeads(['--unsent'])).stdout.split('\n')).toEqual([
    '2026-01-05T10:00Z  list: queued, attempts: 1',
    '    The mail service returned 500',
    `2026-01-05T10:02Z  confirmation ${formatReference(body.inquiry_id)}: failed, attempts: 3`,
    '    Gone',
    '',
  ]);
});

test('--send-again emails an inquiry to the owner again', async () => {
  const { body } = await submit(context);
  const reference = formatReference(body.inquiry_id);
  await context.services.runMaintenance();
  expect((await runLeads(['--send-again', reference])).stdout).toContain(`${reference} is queued.`);
  await context.services.runMaintenance();
  const sent = await context.sql`
    select from leads.mail_jobs where kind = 'notification' and status = 'sent'`;
  expect(sent).toHaveLength(2);
});

test('an inquiry’s state can be set back to new', async () => {
  const { body } = await submit(context);
  const reference = formatReference(body.inquiry_id);
  await context.sql`update leads.inquiries set state = 'spam'`;
  expect((await runLeads(['--new', reference])).stdout).toBe(`${reference} is new.\n`);
  expect(await context.sql`select state from leads.inquiries`).toEqual([{ state: 'new' }]);
});

test.each([
  ['12345678', 'No inquiry has the reference 12345678.'],
  ['%', '% is not a reference'],
])('the reference %s is rejected', async (reference, problem) => {
  await expect(findInquiry(context.sql, reference)).rejects.toThrow(problem);
});
