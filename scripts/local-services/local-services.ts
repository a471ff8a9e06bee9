/**
 * Everything behind the forms on one machine, with neither Docker nor an account: the function's own source in Deno,
 * PostgreSQL, and mocks of the storage and mail services that keep what they get under the data folder. What starts and
 * how it ends is in `startLocalServices`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import getPort from 'get-port';
import postgres from 'postgres';
import { functionPath, functionsPath } from '#shared/function-api.ts';
import { databaseFolder, lockDataFolder } from './data-folder.ts';
import { startDatabase } from './database.ts';
import { variableNames } from '#function/configuration.ts';
import { startFunction } from './function-process.ts';
import { localSecrets, secretKeyOf, type LocalSecrets } from './secrets.ts';
import { startMocks } from './mock-server.ts';

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
  /** Whether the function begins anew with each edit of its files. */
  readonly restartsOnEdit?: boolean;
  /** How often a timer drains the outbox; with 0 only submissions do. */
  readonly drainEverySeconds?: number;
}

export interface LocalServices {
  readonly functionOrigin: string;
  readonly mockOrigin: string;
  readonly databaseUrl: string;
  /** Drains the outbox now, as the scheduler does in production. */
  drainOutbox(): Promise<unknown>;
  processes(): { database: number | undefined; function: number | undefined };
  close(): Promise<void>;
}

/** Path prefixes of the site, the service that answers under each, and whether it answers anybody. */
export const serviceRoutes = [
  { prefix: functionsPath, service: 'functionOrigin', isPublic: true },
  { prefix: '/storage/v1/', service: 'mockOrigin', isPublic: true },
  { prefix: '/_mail', service: 'mockOrigin', isPublic: false },
] as const;

/**
 * Starts what the forms need, each on what was started before it, and ends it in reverse, so that every service
 * can still write what it has at the end.
 *
 * @throws {Error} that says what to do when another site uses the folder, or something in it is damaged.
 */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const { log = () => {}, drainEverySeconds = 15, restartsOnEdit = false } = options;
  const dataDir = resolve(options.dataDir);
  await using started = new AsyncDisposableStack();

  started.use(await lockDataFolder(dataDir));
  const secrets = await localSecrets(dataDir);
  const temporaryFolder = join(dataDir, 'temporary');
  rmSync(temporaryFolder, { recursive: true, force: true });
  mkdirSync(temporaryFolder, { mode: 0o700 });

  const mocks = await startMocks(dataDir, secrets, log);
  started.defer(() => mocks.close());

  const database =
    options.databaseUrl === undefined ? await startDatabase(databaseFolder(dataDir), { log }) : undefined;
  started.defer(() => database?.close());
  const databaseUrl = options.databaseUrl ?? database!.url;

  const environment = {
    TEMPORARY_FOLDER: temporaryFolder,
    ...functionEnvironment(options, databaseUrl, mocks.listeningOrigin, secrets),
  };
  const handler = await startFunction(await getPort({ host: '127.0.0.1' }), environment, log, {
    restartsOnEdit,
  });
  started.defer(() => handler.close());

  // The secret is read anew for each call, as the scheduler of a hosted project reads it.
  const drainOutbox = async () => requestDrain(handler.origin, await readSchedulerSecret(databaseUrl));
  if (drainEverySeconds > 0) {
    const drain = () => void drainOutbox().catch((error: Error) => log(error.message));
    const timer = setInterval(drain, drainEverySeconds * 1000);
    started.defer(() => clearInterval(timer));
  }

  const running = started.move();
  return {
    functionOrigin: handler.origin,
    mockOrigin: mocks.listeningOrigin,
    databaseUrl,
    drainOutbox,
    processes: () => ({ database: database?.pid(), function: handler.pid() }),
    close: () => running.disposeAsync(),
  };
}

/** The secret with which the outbox may be drained. */
export async function readSchedulerSecret(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const [scheduler] = await sql<[{ secret: string }]>`select secret from leads.scheduler`;
    return scheduler.secret;
  } finally {
    await sql.end();
  }
}

async function requestDrain(functionOrigin: string, secret: string): Promise<unknown> {
  const response = await fetch(`${functionOrigin}${functionPath}/outbox`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`Draining the outbox was answered ${response.status}`);
  return response.json();
}

function functionEnvironment(
  options: LocalServicesOptions,
  databaseUrl: string,
  mockOrigin: string,
  secrets: LocalSecrets,
): Record<string, string> {
  return {
    PROVIDER_EMAIL: 'hello@example.com',
    // One proxy: the site's own server passes requests on.
    TRUSTED_PROXIES: '1',
    ...givenVariables(),
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: options.siteOrigin,
    ...mailSettings(mockOrigin, secrets),
    SUPABASE_URL: mockOrigin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKeyOf(secrets) }),
    ADDRESS_HASH_SALT: secrets.addressHashSalt,
    ...options.environment,
  };
}

/** Mails stay on this machine unless the environment names a provider. */
function mailSettings(mockOrigin: string, secrets: LocalSecrets): Record<string, string> {
  if (process.env['MAIL_PROVIDER'])
    return { RESEND_API_URL: process.env['RESEND_API_URL'] ?? 'https://api.resend.com' };
  return {
    MAIL_PROVIDER: 'resend',
    MAIL_FROM: 'DEP <inquiries@example.com>',
    RESEND_API_URL: mockOrigin,
    RESEND_API_KEY: secrets.serviceKey,
  };
}

/** Variables of the function that the environment sets; those that follow them above win. */
function givenVariables(): Record<string, string> {
  const given = variableNames.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    given.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  ) as Record<string, string>;
}
