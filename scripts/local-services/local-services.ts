/** Runs the services behind the forms: the function, PostgreSQL, and mocks of storage, mail and analytics. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import fastify, { type FastifyInstance } from 'fastify';
import { findFreePort } from './free-port.ts';
import postgres from 'postgres';
import { functionPath, functionsPath } from '#src/inquiry/function-api.ts';
import { variables } from '#function/configuration.ts';
import { getDatabaseFolder, startDatabase } from './database.ts';
import { proxyTo, startFunction } from './function.ts';
import { analyticsPath, mockAnalytics } from './mock-analytics.ts';
import { leadsPath, showLeadViews } from './lead-views.ts';
import { rejectOtherHosts } from './local-page.ts';
import { mailboxPath, mockMail } from './mock-mail.ts';
import { createSecretKey, mockStorage } from './mock-storage.ts';

interface LocalServicesOptions {
  /** Only one set of services can use a folder. */
  readonly dataDir: string;
  readonly siteOrigin: string;
  readonly log?: (line: string) => void;
  /** Migrated. Default: the one in the data folder. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly restartsOnEdit?: boolean;
  /** With 0, only submissions send email. */
  readonly maintenanceIntervalSeconds?: number;
}

interface LocalServices {
  readonly origin: string;
  readonly functionOrigin: string;
  readonly databaseUrl: string;
  runMaintenance(): Promise<unknown>;
  getProcessIds(): { database: number | undefined; function: number | undefined };
  close(): Promise<void>;
}

export const servicePaths = [functionsPath, '/storage/v1/', mailboxPath, leadsPath, analyticsPath];

export async function serveLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const server = fastify({ forceCloseConnections: true });
  const port = await findFreePort();
  const services = await startLocalServices(server, `http://127.0.0.1:${port}`, options);
  await server.listen({ host: '127.0.0.1', port });
  return {
    ...services,
    async close() {
      await services.close();
      await server.close();
    },
  };
}

/** `server` will listen at `origin`. Services close in reverse order, to store their last data. */
export async function startLocalServices(
  server: FastifyInstance,
  origin: string,
  options: LocalServicesOptions,
): Promise<LocalServices> {
  const { log = () => {}, maintenanceIntervalSeconds = 15, restartsOnEdit = false } = options;
  const dataDir = resolve(options.dataDir);
  await using started = new AsyncDisposableStack();

  mockAnalytics(server);
  const secret = readLocalSecret(dataDir);
  await server.register((context) => mockStorage(context, dataDir, secret, log));

  const database =
    options.databaseUrl === undefined ? await startDatabase(getDatabaseFolder(dataDir), { log }) : undefined;
  started.defer(() => database?.close());
  const databaseUrl = options.databaseUrl ?? database!.url;

  await server.register(async (context) => {
    rejectOtherHosts(context);
    await mockMail(context, dataDir, secret);
    showLeadViews(context, databaseUrl);
  });

  const environment = createFunctionEnvironment(options, origin, databaseUrl, secret);
  const functionProcess = await startFunction(environment, log, restartsOnEdit);
  started.defer(() => functionProcess.close());
  proxyTo(server, functionsPath, functionProcess.origin, options.siteOrigin);

  // Reads the secret for each call, as the hosted scheduler does.
  const runMaintenance = async () =>
    requestMaintenance(functionProcess.origin, await readSchedulerSecret(databaseUrl));
  if (maintenanceIntervalSeconds > 0) {
    const run = () => void runMaintenance().catch((error: Error) => log(error.message));
    const timer = setInterval(run, maintenanceIntervalSeconds * 1000);
    started.defer(() => clearInterval(timer));
  }

  const running = started.move();
  return {
    origin,
    functionOrigin: functionProcess.origin,
    databaseUrl,
    runMaintenance,
    getProcessIds: () => ({ database: database?.pid(), function: functionProcess.pid() }),
    close: () => running.disposeAsync(),
  };
}

function readLocalSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function readSchedulerSecret(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const [scheduler] = await sql<[{ secret: string }]>`select secret from leads.scheduler`;
    return scheduler.secret;
  } finally {
    await sql.end();
  }
}

async function requestMaintenance(functionOrigin: string, secret: string): Promise<unknown> {
  const response = await fetch(`${functionOrigin}${functionPath}/maintenance`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok)
    throw new Error(
      `The maintenance request failed with status ${response.status}: ${await response.text()}. See the function's log.`,
    );
  return response.json();
}

function createFunctionEnvironment(
  { siteOrigin, environment }: LocalServicesOptions,
  origin: string,
  databaseUrl: string,
  secret: string,
): Record<string, string> {
  return {
    ...readFunctionVariables(),
    PROVIDER_EMAIL: process.env['PROVIDER_EMAIL'] || 'hello@example.com',
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: siteOrigin,
    MAIL_SERVICE: 'resend',
    MAIL_FROM: 'DEP <inquiries@example.com>',
    RESEND_API_URL: `${origin}/_mail`,
    RESEND_API_KEY: secret,
    SUPABASE_URL: origin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: createSecretKey(secret) }),
    ADDRESS_HASH_SALT: secret,
    ...environment,
  };
}

/** The browser tests set limits this way. */
const readFunctionVariables = (): Record<string, string> =>
  Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name] ?? '']));
