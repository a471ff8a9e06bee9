import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { createSecretKey, getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { fetchWithoutAuthorization } from '#shared/api-key.ts';
import { functionPath, formatReference, type SubmissionResponse } from '#shared/function-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
const siteOrigin = 'http://localhost:3000';
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

async function submit(inquiry: object): Promise<SubmissionResponse> {
  const response = await fetch(services.functionOrigin + functionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOrigin },
    body: JSON.stringify(inquiry),
  });
  return response.json() as Promise<SubmissionResponse>;
}

async function submitWithFiles(): Promise<string> {
  const files = [
    { name: 'dossier & data.pdf', size: 13 },
    { name: 'spectra.csv', size: 2000 },
  ];
  const { inquiry_id, uploads } = await submit({ ...sampleContact, files });
  const { bucket, path, token, content_type: type } = uploads![0]!;
  const client = createClient(services.origin, 'sb_publishable_test', {
    global: { fetch: fetchWithoutAuthorization },
  });
  const { error } = await client.storage
    .from(bucket)
    .uploadToSignedUrl(path, token, new Blob(['%PDF-1.7 test'], { type }));
  expect(error).toBeNull();
  return inquiry_id;
}

test('--files lists an inquiry’s files with their paths on disk', async () => {
  const id = await submitWithFiles();
  const { stdout } = await runLeads(['--files', formatReference(id)]);
  expect(stdout).toBe(
    `0  dossier & data.pdf (1 KB)\n   ${getStorageFolder(dataDir)}/${id}/0\n` +
      '1  spectra.csv (2 KB)\n   missing: it was not uploaded\n',
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

test('--files needs the secret key of a hosted project only if an inquiry has files', async () => {
  const id = await submitWithFiles();
  const { SUPABASE_DB_URL } = readHostedVariables();
  const { code, stderr } = await runLeads(['--files', formatReference(id)], { SUPABASE_DB_URL });
  expect([code, stderr]).toEqual([1, expect.stringContaining('export SUPABASE_URL and SUPABASE_SECRET_KEY')]);
  const { inquiry_id } = await submit({ ...sampleContact, email: 'grace@biotech.example' });
  const { stdout } = await runLeads(['--files', formatReference(inquiry_id)], { SUPABASE_DB_URL });
  expect(stdout).toBe(`${formatReference(inquiry_id)} has no files.\n`);
});

test('--out writes all inquiries to a file that only its owner can read', async () => {
  const id = await submitWithFiles();
  await services.runMaintenance();
  await sql`update leads.mail_jobs set provider_id = 're_123' where kind = 'acknowledgement'`;
  const file = join(dataDir, 'leads.csv');
  writeFileSync(file, '', { mode: 0o644 });
  const { stdout } = await runLeads(['--out', file]);
  expect(stdout).toBe(`Inquiries written to ${file}: 1\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const csv = readFileSync(file, 'utf8');
  expect(csv).toContain(',"dossier & data.pdf; spectra.csv",');
  expect(csv).toContain('"email to you queued, files queued, confirmation sent (re_123)"');
  const { stdout: list } = await runLeads([]);
  expect(list).toContain('files queued, confirmation sent\n');
  expect(list.split('\n')[1]).toMatch(new RegExp(`^${formatReference(id)} `));
});

test('--unsent lists unsent emails and webhook events with the next attempt and the last error', async () => {
  const { inquiry_id } = await submit(sampleContact);
  await services.runMaintenance();
  const reference = formatReference(inquiry_id);
  expect((await runLeads(['--unsent'])).stdout).toBe('There are no unsent emails.\n');
  await sql`update leads.mail_jobs set status = 'skipped' where kind = 'acknowledgement'`;
  await sql`
    insert into leads.mail_jobs (inquiry_id, kind, is_bundled, status, attempts, last_error, queued_at, next_attempt_at)
    values
      (null, 'bundle', false, 'queued', 1, 'The mail service returned 500', '2026-01-05 10:00Z', '2026-01-05 10:15Z'),
      (${inquiry_id}, 'notification', true, 'queued', 0, null, '2026-01-05 10:01Z', '2026-01-05 10:01Z'),
      (${inquiry_id}, 'webhook', false, 'failed', 3, 'Gone', '2026-01-05 10:02Z', '2026-01-05 10:02Z')`;
  expect((await runLeads(['--unsent'])).stdout.split('\n')).toEqual([
    '2026-01-05T10:00Z  bundle: attempts: 1, next at 2026-01-05T10:15Z',
    '    The mail service returned 500',
    `2026-01-05T10:01Z  email to you ${reference}: waits for the next bundle`,
    `2026-01-05T10:02Z  webhook ${reference}: gave up, attempts: 3`,
    '    Gone',
    '',
  ]);
});

test('--send-again emails an inquiry to the owner again, and --answered marks it as answered', async () => {
  const { inquiry_id } = await submit(sampleContact);
  const reference = formatReference(inquiry_id);
  expect((await runLeads(['--send-again', reference])).stdout).toContain(`${reference} is queued.`);
  expect((await runLeads(['--answered', reference])).stdout).toBe(`${reference} is answered.\n`);
  await services.runMaintenance();
  const file = join(dataDir, 'again.csv');
  await runLeads(['--out', file]);
  expect(readFileSync(file, 'utf8')).toMatch(/answered,.*email to you sent \(.*email to you sent \(/);
});

test('a command prints which database it reads', async () => {
  expect((await runLeads([])).stderr).toBe(
    `Database: the local one in ${dataDir}. For the live site, set SUPABASE_DB_URL.\n`,
  );
  const { SUPABASE_DB_URL } = readHostedVariables();
  expect((await runLeads([], { SUPABASE_DB_URL })).stderr).toBe('Database: the live one (SUPABASE_DB_URL)\n');
});

test.each([
  ['12345678', 'No inquiry has the reference 12345678.'],
  ['ada', 'ada is not a reference'],
])('the reference %s is rejected', async (reference, problem) => {
  const { code, stderr } = await runLeads(['--answered', reference]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
});
