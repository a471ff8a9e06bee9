/** The real function on a real database, for one test file at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { startDatabase, type LocalDatabase } from '#scripts/local-services/database.ts';
import { fetchWithApiKeyAlone } from '#shared/api-key.ts';
import { type ErrorAnswer, functionPath, type SubmissionAnswer } from '#shared/function-api.ts';

export const siteOrigin = 'http://localhost:3000';

export interface TestServices {
  services: LocalServices;
  sql: Sql;
  dataDir: string;
  /** What the services have logged so far. */
  log: string[];
}

/** A limit that no test reaches by accident. Tests of the limit set their own. */
const generousLimits = { RATE_LIMIT_MAXIMUM: '1000000' };

/** A database in `folder`, or in a temporary folder that is deleted with it. */
export async function startTestDatabase(folder?: string, port = 0): Promise<LocalDatabase> {
  const temporary = folder === undefined ? mkdtempSync(join(tmpdir(), 'inquiries-database-')) : undefined;
  const database = await startDatabase(folder ?? join(temporary!, 'postgres'), {
    log: (line) => console.error(line),
    // Without fsync only a power cut loses data; a killed server doesn't.
    settings: { fsync: 'off' },
    port,
  });
  return {
    ...database,
    async close() {
      await database.close();
      if (temporary) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** One database for all of a test file, because making one takes longer than using it. */
let shared: Promise<LocalDatabase> | undefined;

afterAll(async () => {
  await (await shared)?.close();
});

export async function startTestServices(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<TestServices & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-test-'));
  const log: string[] = [];
  const services = await serveLocalServices({
    dataDir,
    siteOrigin,
    log: (line) => log.push(line),
    environment: { ...generousLimits, ...environment },
    maintenanceEverySeconds: 0,
    databaseUrl,
  });
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  return {
    services,
    sql,
    dataDir,
    log,
    async close() {
      await sql.end({ timeout: 1 });
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The services for the tests of a block. Each test finds empty tables. */
export function useServices(environment: Record<string, string> = {}): TestServices {
  const context = {} as TestServices;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    shared ??= startTestDatabase();
    const started = await startTestServices((await shared).url, environment);
    close = started.close;
    Object.assign(context, started);
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    // Mails are sent after the answer; one that is being sent would lock the tables. Storage that a test has taken away
    // fails the run, but no mail.
    await context.services.runMaintenance().catch(() => {});
    await context.sql`truncate leads.inquiries cascade`;
  });
  return context;
}

export const contactInquiry = {
  ...sampleContact,
  phone: '+1 555 0100',
  therapeutic_area: 'oncology',
  development_stage: 'preclinical',
  timeline: '24-months-plus',
  service_type: 'ind-planning',
  project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
  additional_info: 'None',
} as const;

export const rfpSubmission = {
  ...sampleRfp,
  title: 'Head of CMC',
  program_type: 'nce',
  modality: ['small-molecule', 'adc'],
  services_needed: ['analytical', 'cmcServices'],
  other_services: 'Polymorph screen',
  desired_start_date: '2099-02-01T00:00:00.000Z',
  proposal_deadline: '2099-01-15T00:00:00.000Z',
  additional_notes: 'Under CDA',
} as const;

export interface Answer {
  status: number;
  headers: Headers;
  body: SubmissionAnswer & ErrorAnswer;
}

export function functionUrl(services: LocalServices, path = ''): string {
  return `${services.functionOrigin}${functionPath}${path}`;
}

export async function post(
  services: LocalServices,
  body: unknown,
  headers: Record<string, string> = {},
  path = '',
): Promise<Answer> {
  const response = await fetch(functionUrl(services, path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text || '{}') as Answer['body'],
  };
}

/** A form as a browser without JavaScript posts it. */
export function postForm(
  services: LocalServices,
  body: URLSearchParams | FormData,
  headers: Record<string, string> = {},
) {
  return fetch(functionUrl(services), {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteOrigin, ...headers },
    body,
  });
}

export async function counts(
  sql: Sql,
): Promise<{ inquiries: number; mailJobs: number; attachments: number }> {
  const [row] = await sql<[{ inquiries: number; mailJobs: number; attachments: number }]>`
    select (select count(*) from leads.inquiries)::int as inquiries,
      (select count(*) from leads.mail_jobs)::int as "mailJobs",
      (select count(*) from leads.attachments)::int as attachments`;
  return row;
}

/** The stored inquiries, oldest first, with the answers that have no column beside those that have one. */
export async function storedInquiries(sql: Sql): Promise<Record<string, unknown>[]> {
  const rows = await sql`select * from leads.inquiries order by received_at`;
  return rows.map(({ answers, ...row }) => ({ ...(answers as object), ...row }));
}

/** The browser's client: nobody signs in, and the key goes as `apikey` alone. */
export const publicClient = (origin: string) =>
  createClient(origin, 'sb_publishable_test', { global: { fetch: fetchWithApiKeyAlone } });
