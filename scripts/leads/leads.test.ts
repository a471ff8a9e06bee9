import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { createSecretKey, getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { findInquiry } from './find-inquiry.ts';
import { listFiles } from './inquiry-files.ts';
import { formatReference } from '#shared/function-api.ts';
import { upload } from '../../supabase/tests/stored-files.ts';
import { post, siteOrigin } from '../../supabase/tests/test-services.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
let services: LocalServices;
let sql: Sql;
beforeAll(async () => {
  services = await serveLocalServices({ dataDir, siteOrigin, maintenanceIntervalSeconds: 0 });
  sql = postgres(services.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await services?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await services.runMaintenance();
  await sql`truncate leads.inquiries, leads.mail_jobs, leads.request_counts`;
});

const runLeads = (args: readonly string[], hostedVariables?: Record<string, string>) =>
  runScript('scripts/leads/leads.ts', args, hostedVariables ?? { DATA_DIR: dataDir });

const readHostedVariables = () => ({
  SUPABASE_DB_URL: services.databaseUrl,
  SUPABASE_URL: services.origin,
  SUPABASE_SECRET_KEY: createSecretKey(readFileSync(join(dataDir, 'secret'), 'utf8')),
});

const submit = async (inquiry: object) => (await post(services, inquiry)).body;

async function submitWithFiles(fields: object = {}): Promise<string> {
  const files = [
    { name: 'dossier & data.pdf', size: 13 },
    { name: 'spectra.csv', size: 2000 },
  ];
  const { inquiry_id, uploads } = await submit({ ...sampleContact, ...fields, files });
  expect((await upload({ services }, uploads![0]!)).error).toBeNull();
  return inquiry_id;
}

test('--files lists an inquiry’s files with their paths on disk', async () => {
  const id = await submitWithFiles();
  expect(await listFiles(sql, formatReference(id), dataDir)).toBe(
    `0  dossier & data.pdf (1 KB)\n   ${getStorageFolder(dataDir)}/${id}/0\n` +
      '1  spectra.csv (2 KB)\n   missing: it was not uploaded',
  );
});

test('--files lists the files of a hosted project with download links', async () => {
  const id = await submitWithFiles();
  const { stdout } = await runLeads(['--files', formatReference(id)], readHostedVariables());
  expect(stdout).toContain('1  spectra.csv (2 KB)\n   missing');
  const [link = ''] = /http\S+/.exec(stdout) ?? [];
  const response = await fetch(link);
  expect(response.headers.get('content-disposition')).toContain('dossier%20%26%20data.pdf');
  expect(await response.text()).toBe('%PDF-1.7 test');
});

test('--files of a hosted project needs its secret key', async () => {
  const id = await submitWithFiles();
  const { SUPABASE_DB_URL } = readHostedVariables();
  const { code, stderr } = await runLeads(['--files', formatReference(id)], { SUPABASE_DB_URL });
  expect([code, stderr]).toEqual([1, expect.stringContaining('export SUPABASE_URL and SUPABASE_SECRET_KEY')]);
  expect(stderr).toMatch(/^Database: the live one \(SUPABASE_DB_URL\)$/m);
  await sql`update leads.inquiries set files = '[]'`;
  expect(await listFiles(sql, id, undefined)).toBe(`${formatReference(id)} has no files.`);
});

test('--out writes all inquiries to a file that only its owner can read, with labels for choices, and fields of older forms in one column', async () => {
  await submitWithFiles({
    timeline: '24-months-plus',
    stage_of_work: 'Lead',
    therapeutic_area: 'removed-area',
    topic: 'case-brief',
    attribution: { gclid: 'Cj0K' },
  });
  await services.runMaintenance();
  await sql`update leads.mail_jobs set provider_id = 're_123' where kind = 'acknowledgement'`;
  const file = join(dataDir, 'leads.csv');
  writeFileSync(file, '', { mode: 0o644 });
  const { stdout } = await runLeads(['--out', file]);
  expect(stdout).toBe(`Inquiries written to ${file}: 1\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const csv = readFileSync(file, 'utf8');
  for (const cells of [
    ',"dossier & data.pdf; spectra.csv",',
    '"email to you queued, files queued, confirmation sent (re_123)"',
    ',24+ months,',
    ',removed-area,',
    ',Redacted case brief,',
    ',stage_of_work: Lead,Cj0K,',
  ])
    expect(csv).toContain(cells);
});

test('the list shows each inquiry with its reference and emails, and which database it is from', async () => {
  const id = await submitWithFiles();
  await services.runMaintenance();
  const { stdout, stderr } = await runLeads([]);
  expect(stdout).toContain('files queued, confirmation sent\n');
  expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${formatReference(id)} `));
  expect(stderr).toBe(`Database: the local one in ${dataDir}. For the live site, set SUPABASE_DB_URL.\n`);
});

test('--unsent lists unsent emails and webhook events with the next attempt and the last error', async () => {
  const { inquiry_id } = await submit(sampleContact);
  await services.runMaintenance();
  const reference = formatReference(inquiry_id);
  await sql`update leads.mail_jobs set status = 'skipped' where kind = 'acknowledgement'`;
  await sql`
    insert into leads.mail_jobs (inquiry_id, kind, status, attempts, last_error, queued_at, next_attempt_at)
    values
      (null, 'spam_list', 'queued', 1, 'The mail service returned 500', '2026-01-05 10:00Z', '2026-01-05 10:15Z'),
      (${inquiry_id}, 'webhook', 'failed', 3, 'Gone', '2026-01-05 10:02Z', '2026-01-05 10:02Z')`;
  expect((await runLeads(['--unsent'])).stdout.split('\n')).toEqual([
    '2026-01-05T10:00Z  list of possible spam: attempts: 1, next at 2026-01-05T10:15Z',
    '    The mail service returned 500',
    `2026-01-05T10:02Z  webhook ${reference}: gave up, attempts: 3`,
    '    Gone',
    '',
  ]);
});

test('--send-again emails an inquiry to the owner again', async () => {
  const { inquiry_id } = await submit(sampleContact);
  const reference = formatReference(inquiry_id);
  await services.runMaintenance();
  expect((await runLeads(['--send-again', reference])).stdout).toContain(`${reference} is queued.`);
  await services.runMaintenance();
  const sent = await sql`select from leads.mail_jobs where kind = 'notification' and status = 'sent'`;
  expect(sent).toHaveLength(2);
});

test('an inquiry’s state can be set and set back, and answering is timed', async () => {
  const { inquiry_id } = await submit(sampleContact);
  const reference = formatReference(inquiry_id);
  const times: (Date | null)[] = [];
  for (const state of ['answered', 'closed', 'spam', 'new']) {
    expect((await runLeads([`--${state}`, reference])).stdout).toBe(`${reference} is ${state}.\n`);
    const [row] = await sql<[{ state: string; time: Date | null }]>`
      select state, answered_at as time from leads.inquiries`;
    expect(row.state).toBe(state);
    times.push(row.time);
  }
  expect(times).toEqual([expect.any(Date), times[0], null, null]);
});

test.each([
  ['12345678', 'No inquiry has the reference 12345678.'],
  ['%', '% is not a reference'],
])('the reference %s is rejected', async (reference, problem) => {
  await submit(sampleContact);
  await expect(findInquiry(sql, reference)).rejects.toThrow(problem);
});
