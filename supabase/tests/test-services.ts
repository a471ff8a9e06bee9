/** The real function on a real database, for one test file at a time. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { startLocalServices, type LocalServices } from '../../scripts/local-services.ts';
import { startDatabase } from '../../scripts/local/database.ts';
import { startPostgres } from '../../scripts/local/postgres-server.ts';
import type { ErrorAnswer, SubmissionAnswer } from '../functions/_shared/function-answers.ts';

export const siteOrigin = 'http://localhost:3000';

export interface TestServices {
  services: LocalServices;
  sql: Sql;
  dataDir: string;
}

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** Limits that no test meets by accident; the tests of the limits set their own. */
const generousLimits = { RATE_LIMIT_MAXIMUM: '1000000' };

interface TestDatabase {
  url: string;
  close(): Promise<void>;
}

/** One database of a kind for all of a test file, because making one takes longer than using it. */
const databases = new Map<DatabaseKind, Promise<TestDatabase>>();

function sharedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const known = databases.get(kind) ?? startTestDatabase(kind);
  databases.set(kind, known);
  return known;
}

afterAll(async () => {
  for (const database of databases.values()) await (await database).close();
});

async function startTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  // Without fsync a killed server loses nothing, only a machine without power would.
  if (kind === 'PostgreSQL') return startPostgres({ fsync: 'off' });
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-pglite-'));
  const database = await startDatabase(folder, (line) => console.error(line));
  return {
    url: database.url,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startTestServices(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<TestServices & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-test-'));
  const services = await startLocalServices({
    dataDir,
    siteOrigin,
    environment: { ...generousLimits, ...environment },
    drainEverySeconds: 0,
    databaseUrl,
  });
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  return {
    services,
    sql,
    dataDir,
    async close() {
      await sql.end({ timeout: 1 });
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same tests on the embedded database and on PostgreSQL, each test with empty tables. */
export function describeOnBothDatabases(
  subject: string,
  environment: Record<string, string>,
  tests: (context: TestServices) => void,
): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)(`${subject} (%s)`, (kind) => {
    const context = {} as TestServices;
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const { url } = await sharedDatabase(kind);
      const started = await startTestServices(url, environment);
      close = started.close;
      Object.assign(context, started);
    });
    afterAll(() => close?.());
    beforeEach(async () => {
      // Mails go out after the answer; those still on their way would hold what is emptied.
      await context.services.drainOutbox();
      await context.sql`truncate leads.inquiries, leads.accepted_submissions cascade`;
    });
    tests(context);
  });
}

export const contactInquiry = {
  type: 'contact',
  name: 'Ada Novak',
  email: 'ada@biotech.example',
  company: 'Novak Biotech',
  phone: '+1 555 0100',
  therapeutic_area: 'oncology',
  development_stage: 'preclinical',
  timeline: '24-months-plus',
  service_type: 'ind-planning',
  project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
  additional_info: 'None',
} as const;

export const rfpSubmission = {
  type: 'rfp',
  full_name: 'Grace Okafor',
  email: 'grace@pharma.example',
  company: 'Okafor Pharma',
  title: 'Head of CMC',
  project_name: 'OK-101',
  program_type: 'nce',
  modality: ['small-molecule', 'adc'],
  services_needed: ['analytical', 'cmcServices'],
  other_services: 'Polymorph screen',
  desired_start_date: '2027-02-01T00:00:00.000Z',
  proposal_deadline: '2027-01-15T00:00:00.000Z',
  additional_notes: 'Under CDA',
} as const;

export interface Answer {
  status: number;
  headers: Headers;
  body: SubmissionAnswer & ErrorAnswer;
}

export function functionUrl(services: LocalServices, path = ''): string {
  return `${services.functionOrigin}/functions/v1/send-contact-email${path}`;
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

export { randomUUID };
