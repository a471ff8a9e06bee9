/**
 * Everything behind the forms on one machine, without Docker or an account: the function's own source in Deno,
 * PostgreSQL, and mocks of the storage and mail services, which keep what they get under the data folder.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import fastify, { type FastifyInstance } from 'fastify';
import getPort from 'get-port';
import postgres from 'postgres';
import { functionPath, functionsPath } from '#shared/function-api.ts';
import { variableNames } from '#function/configuration.ts';
import { databaseFolder, startDatabase } from './database.ts';
import { proxyTo, startFunction } from './function.ts';
import { mockMail } from './mock-mail.ts';
import { mockStorage, createSecretKey } from './mock-storage.ts';

interface LocalServicesOptions {
  /** Where everything is kept. A folder can be used by one running set of services only. */
  readonly dataDir: string;
  /** Where visitors see the site, such as `http://localhost:3000`. */
  readonly siteOrigin: string;
  readonly log?: (line: string) => void;
  /** Use this database, which has its migrations already, instead of one in the data folder. */
  readonly databaseUrl?: string;
  /** Variables of the function that differ from the defaults for one machine. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the function restarts with each edit of its files. */
  readonly restartsOnEdit?: boolean;
  /** How often a timer requests the maintenance; with 0, only submissions send mail. */
  readonly maintenanceEverySeconds?: number;
}

export interface LocalServices {
  /** The server's origin: function, mail and storage answer there. */
  readonly origin: string;
  /** The function without the proxy. */
  readonly functionOrigin: string;
  readonly databaseUrl: string;
  /** Requests the maintenance, as the scheduler does in production. */
  runMaintenance(): Promise<unknown>;
  processes(): { database: number | undefined; function: number | undefined };
  close(): Promise<void>;
}

/** Path prefixes of the site under which the services answer. */
export const servicePaths = [functionsPath, '/storage/v1/', '/_mail'];

/** Starts what the forms need on its own server, at a free port. */
export async function serveLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const server = fastify({ forceCloseConnections: true });
  const port = await getPort({ host: '127.0.0.1' });
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

/**
 * Starts what the forms need, and adds its routes to `server`. Services close in reverse order, so that each can still
 * write its last data.
 *
 * @param origin - where the server will listen.
 * @throws {Error} that says what to do when another site uses the folder.
 */
export async function startLocalServices(
  server: FastifyInstance,
  origin: string,
  options: LocalServicesOptions,
): Promise<LocalServices> {
  const { log = () => {}, maintenanceEverySeconds = 15, restartsOnEdit = false } = options;
  const dataDir = resolve(options.dataDir);
  await using started = new AsyncDisposableStack();

  const secret = localSecret(dataDir);
  await server.register((context) => mockMail(context, dataDir, secret));
  await server.register((context) => mockStorage(context, dataDir, secret, log));

  const database =
    options.databaseUrl === undefined ? await startDatabase(databaseFolder(dataDir), { log }) : undefined;
  started.defer(() => database?.close());
  const databaseUrl = options.databaseUrl ?? database!.url;

  const environment = functionEnvironment(options, origin, databaseUrl, secret);
  const handler = await startFunction(environment, log, restartsOnEdit);
  started.defer(() => handler.close());
  proxyTo(server, functionsPath, handler.origin);

  // Reads the secret for each call, as the scheduler of a hosted project does.
  const runMaintenance = async () =>
    requestMaintenance(handler.origin, await readSchedulerSecret(databaseUrl));
  if (maintenanceEverySeconds > 0) {
    const run = () => void runMaintenance().catch((error: Error) => log(error.message));
    const timer = setInterval(run, maintenanceEverySeconds * 1000);
    started.defer(() => clearInterval(timer));
  }

  const running = started.move();
  return {
    origin,
    functionOrigin: handler.origin,
    databaseUrl,
    runMaintenance,
    processes: () => ({ database: database?.pid(), function: handler.pid() }),
    close: () => running.disposeAsync(),
  };
}

/** The secret of this machine's services: created at the first start and kept with the data that it protects. */
function localSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** The secret that authorizes a maintenance request. */
export async function readSchedulerSecret(databaseUrl: string): Promise<string> {
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
  if (!response.ok) throw new Error(`The maintenance was answered ${response.status}`);
  return response.json();
}

function functionEnvironment(
  { siteOrigin, environment }: LocalServicesOptions,
  origin: string,
  databaseUrl: string,
  secret: string,
): Record<string, string> {
  return {
    ...givenVariables(),
    PROVIDER_EMAIL: process.env['PROVIDER_EMAIL'] || 'hello@example.com',
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: siteOrigin,
    // Mails stay on this machine.
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

/** Variables of the function in this process's environment, such as the limits that the browser tests set. */
const givenVariables = (): Record<string, string> =>
  Object.fromEntries(variableNames.map((name) => [name, process.env[name] ?? '']));
