/** `npm run check-hosted` against a function set up as in a hosted project. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations } from '#scripts/local-services/database.ts';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { functionChecks, type FunctionTarget } from '#scripts/smoke/function-checks.ts';
import { hostedProjectChecks } from '#scripts/smoke/hosted-project-checks.ts';
import { runChecks } from '#scripts/smoke/report-checks.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { functionName, functionPath } from '#shared/function-api.ts';
import { startHostedServer, vault, type HostedServer } from './hosted-database.ts';

const siteUrl = 'https://www.dep.example';
const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-hosted-check-'));
const checks = [...hostedProjectChecks, ...functionChecks];

let server: HostedServer;
let services: LocalServices;
let gateway: Gateway;
let sql: Sql;
let target: FunctionTarget;
let scheduler: NodeJS.Timeout;

interface Gateway {
  readonly origin: string;
  fault: 'none' | 'drops X-Forwarded-For' | 'follows redirects';
  close(): void;
}

async function startGateway(functionOrigin: () => string): Promise<Gateway> {
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { 'x-forwarded-for': forwardedBefore, host: _, ...headers } = incoming.headers;
    const forwardedFor = [forwardedBefore, incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const path = incoming.url!.replace(functionPath, `/${functionName}`);
    const outgoing = request(functionOrigin() + path, {
      method: incoming.method!,
      headers: {
        ...headers,
        'sb-request-id': randomUUID(),
        ...(gatewayState.fault !== 'drops X-Forwarded-For' && { 'x-forwarded-for': forwardedFor }),
      },
    });
    outgoing.on('response', (upstream) => {
      const isRedirect = upstream.statusCode === 303 && gatewayState.fault === 'follows redirects';
      const type = upstream.headers['content-type']?.replace('text/html', 'text/plain');
      response.writeHead(isRedirect ? 200 : upstream.statusCode!, {
        ...upstream.headers,
        ...(type && { 'content-type': type }),
      });
      upstream.pipe(response);
    });
    incoming.pipe(outgoing);
  };
  const listener = createServer(forward);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const gatewayState: Gateway = {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    fault: 'none',
    close() {
      listener.closeAllConnections();
      listener.close();
    },
  };
  return gatewayState;
}

/** Imitates pg_cron and pg_net. */
async function runScheduledJob(): Promise<void> {
  const [job] = await sql<{ command: string }[]>`
    select command from cron.job where jobname = 'maintenance' and active`;
  await sql.unsafe(job!.command);
  const calls = await sql<{ url: string; headers: Record<string, string> }[]>`
    delete from net.calls returning url, headers`;
  for (const { url, headers } of calls) await fetch(url, { method: 'POST', headers, body: '{}' });
}

beforeAll(async () => {
  server = await startHostedServer();
  const owner = await server.createDatabase('hosted_check', vault);
  await applyMigrations(owner);
  await owner.end();
  const databaseUrl = server.getUrl('postgres', 'hosted_check');
  sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  gateway = await startGateway(() => services.functionOrigin);
  services = await serveLocalServices({
    dataDir,
    siteOrigin: siteUrl,
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl },
    maintenanceIntervalSeconds: 0,
  });
  const functionUrl = `${gateway.origin}${functionPath}`;
  target = { functionUrl, siteUrl, sql, databaseUrl, secrets: {} };
  await sql`insert into vault.secrets values ('maintenance_url', ${`${functionUrl}/maintenance`})`;
});
afterAll(async () => {
  clearInterval(scheduler);
  await sql?.end();
  await services?.close();
  gateway?.close();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  gateway.fault = 'none';
});

async function runCheck(name: string, changes: Partial<FunctionTarget> = {}): Promise<readonly string[]> {
  const check = checks.find((candidate) => candidate.name.startsWith(name));
  return check!.findProblems({ ...target, ...changes });
}

test('a correct project passes every check, and the test inquiries are deleted', async () => {
  scheduler = setInterval(() => void runScheduledJob(), 1500);
  const results = await runChecks(checks, target);
  clearInterval(scheduler);
  expect(Object.fromEntries(results)).toEqual(Object.fromEntries(checks.map(({ name }) => [name, []])));
  expect(await sql`select id from leads.inquiries`).toHaveLength(0);
  expect(await sql`select from leads.scheduler where ran_at is not null`).toHaveLength(1);
});

test('the operator sees the forwarding headers and the counted IP address', async () => {
  const check = functionChecks.find(({ note }) => note);
  const lines = (await check!.note!(target)).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'x-forwarded-for: 127.0.0.1',
    'The connection comes from 127.0.0.1, and posts from here are counted for 127.0.0.1.',
  ]);
  expect(lines.join(' ')).toContain('from another network');
});

test('the headers are hidden without the scheduler’s secret', async () => {
  for (const headers of [{}, { Authorization: 'Bearer wrong' }]) {
    const response = await fetch(`${target.functionUrl}/forwarding`, { method: 'POST', headers });
    expect(response.status).toBe(404);
  }
});

test('a missing extension is reported with the statement that sets it up', async () => {
  await sql`drop extension pg_net cascade`;
  expect(await runCheck('The extensions')).toEqual([
    expect.stringMatching(
      /^pg_net is missing\. Enable pg_net in Database > Extensions.*set_up_hosted_project/,
    ),
  ]);
  await sql`select leads.set_up_hosted_project()`;
  expect(await runCheck('The extensions')).toEqual([]);
});

test('a missing or inactive job is reported', async () => {
  await sql`delete from cron.job where jobname = 'delete-run-history'`;
  await sql`update cron.job set active = false where jobname = 'maintenance'`;
  expect(await runCheck('The scheduler has its jobs')).toEqual([
    expect.stringMatching(/^The job maintenance is switched off\. .*Cron/),
    expect.stringMatching(
      /^The job delete-run-history is missing\. Run `select leads\.set_up_hosted_project/,
    ),
  ]);
  await sql`update cron.job set active = true`;
  await sql`select leads.set_up_hosted_project()`;
  expect(await runCheck('The scheduler has its jobs')).toEqual([]);
});

test('a wrong or missing URL in the vault is reported with the statement that corrects it', async () => {
  const wrong = { functionUrl: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email' };
  expect(await runCheck('The scheduler calls', wrong)).toEqual([
    expect.stringMatching(
      /^maintenance_url in the vault is http:\/\/127.*vault\.update_secret\(.*abcdefghij/,
    ),
  ]);
  await sql`delete from vault.secrets`;
  expect(await runCheck('The scheduler calls')).toEqual([
    expect.stringContaining(`vault.create_secret('${target.functionUrl}/maintenance', 'maintenance_url')`),
  ]);
});

test('a public bucket and a wrong size limit are reported', async () => {
  await sql`update storage.buckets set public = true, file_size_limit = null`;
  expect(await runCheck('The bucket')).toEqual([
    expect.stringMatching(/^Anyone can read the bucket/),
    expect.stringMatching(/^Its size limit is not set, not 10485760 bytes/),
  ]);
  await sql`delete from storage.buckets`;
  expect(await runCheck('The bucket')).toEqual([expect.stringMatching(/^The bucket .* is missing/)]);
});

test('a database without a statement timeout is reported', async () => {
  const url = new URL(target.databaseUrl);
  url.searchParams.set('statement_timeout', '0');
  expect(await runCheck('The database ends', { databaseUrl: url.href })).toEqual([
    expect.stringContaining('statement_timeout is 0'),
  ]);
});

test('a gateway that drops X-Forwarded-For is reported', async () => {
  gateway.fault = 'drops X-Forwarded-For';
  expect(await runCheck("A visitor's IP address")).toEqual([
    expect.stringMatching(/^No x-forwarded-for reaches the function, so all visitors share the rate limit/),
  ]);
});

test('a function that doesn’t redirect a rejected form is reported', async () => {
  gateway.fault = 'follows redirects';
  expect(await runCheck('A rejected form')).toEqual([expect.stringMatching(/^It returned 200/)]);
});

test('a missing SUPABASE_DB_URL is an error that says where to find it', async () => {
  const { code, stderr } = await runScript('scripts/smoke/hosted-check.ts', [], {
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^✗ SUPABASE_DB_URL is not set → .*Connect > Session pooler/),
  ]);
});

test('a function of another site is reported', async () => {
  expect(await runCheck('A browser may send', { siteUrl: 'https://other.example' })).toEqual([
    expect.stringContaining("allows no origin. Set the function's SITE_URL to https://other.example."),
  ]);
});
