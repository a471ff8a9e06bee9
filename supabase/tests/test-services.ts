import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { serveLocalServices } from '#scripts/local-services/local-services.ts';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { forms as bothForms, type Forms } from '#src/inquiry/forms.ts';
import {
  type ErrorResponse,
  formatReference,
  functionPath,
  type SubmissionResponse,
} from '#src/inquiry/function-api.ts';
import { createHandler } from '#function/handler.ts';
import { createRequestLog } from '#function/log.ts';
import { runMaintenance } from '#function/maintenance.ts';
import { connectServices } from '#function/services.ts';
import { testConfiguration } from './test-configuration.ts';

export const siteOrigin = 'http://localhost:3000';

/** Raises all limits. Tests of limits set '', which means the default. */
const generousLimits = { RATE_LIMIT_MAXIMUM: '1000000' };

/** Copies the migrated database of the shared server, and returns the URL of the copy. */
export async function copyDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  // A database with connections can't be copied.
  url.pathname = '/template1';
  const sql = postgres(url.href, { max: 1 });
  url.pathname = `/test_${randomUUID()}`;
  await sql.unsafe(`create database "${url.pathname.slice(1)}" template postgres`);
  await sql.end();
  return url.href;
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

export const nativeContactForm = {
  type: 'contact',
  name: contactInquiry.name,
  email: contactInquiry.email,
  company: contactInquiry.company,
  phone: '',
  'therapeutic-area': contactInquiry.therapeutic_area,
  'dev-stage': contactInquiry.development_stage,
  timeline: contactInquiry.timeline,
  'service-type': contactInquiry.service_type,
  'project-description': 'Two\r\nlines',
  'additional-info': '',
  consent: '1',
  [honeypotName]: '',
} as const;

export const createIpHeader = (ip: string) => ({ 'X-Forwarded-For': ip });

let ipCount = 0;

/** Each call returns another IP address. */
export function createVisitorIp(): string {
  ipCount++;
  return `10.0.${ipCount >> 8}.${ipCount & 255}`;
}

/** Text that the owner's email about this inquiry contains, and no email about its files or updates. */
export const notificationMark = (inquiryId: string) => `reference ${formatReference(inquiryId)}`;

export const confirmedKinds = ['confirmation', 'notification'];
export const unconfirmedKinds = ['notification'];

export interface FunctionResponse {
  status: number;
  headers: Headers;
  body: SubmissionResponse & ErrorResponse;
}

type RequestBody = object | string | URLSearchParams | FormData | Uint8Array<ArrayBuffer>;
type RequestHeaders = Readonly<Record<string, string>>;

/** A post as the site's form sends it: JSON, unless the body is a form. */
function createPost(body: RequestBody, headers: RequestHeaders = {}): RequestInit {
  const isForm = body instanceof URLSearchParams || body instanceof FormData;
  const isRaw = isForm || typeof body === 'string' || body instanceof Uint8Array;
  return {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteOrigin, ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
    body: isRaw ? body : JSON.stringify(body),
  };
}

interface InProcessOptions {
  readonly forms?: Forms;
  readonly environment?: Readonly<Record<string, string>>;
}

export type TestServices = Awaited<ReturnType<typeof startTestServices>>;

export async function startTestServices(
  databaseUrl: string,
  serviceEnvironment: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-test-'));
  const log: string[] = [];
  const services = await serveLocalServices({
    dataDir,
    siteOrigin,
    log: (line) => log.push(line),
    environment: { ...generousLimits, ...serviceEnvironment },
    maintenanceIntervalSeconds: 0,
    databaseUrl,
  });
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  const getUrl = (path = '') => `${services.functionOrigin}${functionPath}${path}`;

  /** Unlike `post`, returns the whole response, and also posts forms. */
  const postForm = (body: RequestBody, headers: RequestHeaders = {}, path = ''): Promise<Response> =>
    fetch(getUrl(path), createPost(body, headers));

  const post = async (...args: Parameters<typeof postForm>): Promise<FunctionResponse> => {
    const response = await postForm(...args);
    const { status, headers } = response;
    return { status, headers, body: JSON.parse((await response.text()) || '{}') as FunctionResponse['body'] };
  };

  return {
    services,
    sql,
    dataDir,
    log,
    /** Returns the URL of the function. */
    getUrl,
    postForm,
    post,
    submit: (fields: object = {}, ip = createVisitorIp()) =>
      post({ ...contactInquiry, idempotency_key: randomUUID(), ...fields }, createIpHeader(ip)),
    runMaintenance: () => services.runMaintenance(),

    /** The function without Deno: it starts at once, and a test can change its forms and its clock. */
    connectInProcess({ forms = bothForms, environment = {} }: InProcessOptions = {}) {
      const configuration = testConfiguration({
        ...generousLimits,
        SUPABASE_DB_URL: databaseUrl,
        SITE_URL: siteOrigin,
        MAIL_FROM: 'inquiries@dep.example',
        RESEND_API_KEY: 'key',
        ...environment,
      });
      const connected = connectServices({ configuration, forms, continueAfterResponse: () => {} });
      const handle = createHandler(connected);
      return {
        post: (body: RequestBody, ip = '127.0.0.1', path = '') =>
          handle(new Request(getUrl(path), createPost(body, createIpHeader(ip))), '127.0.0.1'),
        open: (url: string) => handle(new Request(url), '127.0.0.1'),
        runMaintenance: () => runMaintenance({ ...connected, log: createRequestLog(randomUUID()) }),
      };
    },

    async countRows() {
      const [row] = await sql<[{ inquiries: number; mailJobs: number }]>`
        select (select count(*) from leads.inquiries)::int as inquiries,
          (select count(*) from leads.mail_jobs)::int as "mailJobs"`;
      return row;
    },

    /** Returns inquiries with their answers as columns, oldest first. */
    async readInquiries(): Promise<Record<string, unknown>[]> {
      const rows = await sql`select * from leads.inquiries order by received_at`;
      return rows.map(({ answers, ...row }) => ({ ...(answers as object), ...row }));
    },

    /** By inquiry, oldest first. */
    async readMailKinds(): Promise<string[][]> {
      const rows = await sql<{ kinds: string[] }[]>`
        select (select array_agg(kind order by kind) from leads.mail_jobs where inquiry_id = inquiry.id) as kinds
        from leads.inquiries inquiry order by received_at`;
      return rows.map(({ kinds }) => kinds);
    },

    /** Returns the entries of the function's log. */
    readLog: () =>
      log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>),

    /** Also expires leases. */
    makeMailJobsDue: () =>
      sql`update leads.mail_jobs set next_attempt_at = now() where status in ('queued', 'sending')`,

    /** Makes all rows older. */
    backdate: (interval: string) =>
      sql.begin(async (transaction) => {
        await transaction`update leads.inquiries set received_at = received_at - ${interval}::interval,
          uploads_until = uploads_until - ${interval}::interval`;
        await transaction`update leads.mail_jobs set queued_at = queued_at - ${interval}::interval,
          next_attempt_at = next_attempt_at - ${interval}::interval, sent_at = sent_at - ${interval}::interval,
          period_start = period_start - ${interval}::interval, period_end = period_end - ${interval}::interval`;
        await transaction`update leads.file_deletions set due_at = due_at - ${interval}::interval`;
        await transaction`update leads.scheduler set list_due = list_due - ${interval}::interval,
          listed_until = listed_until - ${interval}::interval`;
        // In two steps against collisions of the unique windows.
        await transaction`update leads.request_counts set window_start = window_start - interval '1000 days'`;
        await transaction`
          update leads.request_counts set window_start = window_start + interval '1000 days' - ${interval}::interval`;
      }),

    async close() {
      await sql.end({ timeout: 1 });
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the services with a new database. Tables are emptied after each test. */
export function useServices(environment: Record<string, string> = {}): TestServices {
  const context = {} as TestServices;
  beforeAll(async () => {
    Object.assign(context, await startTestServices(await copyDatabase(), environment));
    // Tests change when an inquiry was received.
    await context.sql`alter table leads.inquiries disable trigger only_state_changes`;
  });
  afterAll(() => context.close?.());
  // No test may depend on the time of day.
  beforeEach(
    () => context.sql`
      update leads.scheduler set listed_until = now(), list_due = now() + interval '7 days'`,
  );
  afterEach(async () => {
    // A running drain would lock the tables. Maintenance fails if a test removed storage, but sends the mail.
    await context.runMaintenance().catch(() => {});
    await context.sql`
      truncate leads.inquiries, leads.mail_jobs, leads.request_counts, leads.file_deletions`;
  });
  return context;
}
