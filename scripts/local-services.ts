/**
 * Everything behind the forms on one machine, with neither Docker nor an account: the function's own source in Deno, the
 * embedded database, and stand-ins for storage and mail that keep what they get under the data folder.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { startDatabase, type LocalDatabase } from './local/database.ts';
import { freePort } from './local/free-port.ts';
import { startFunction, type LocalFunction } from './local/function-process.ts';
import { findRunning, noteRunning, noteStopped } from './local/running.ts';
import { localSecrets, type LocalSecrets } from './local/secrets.ts';
import { startStandIns, type StandInServer } from './local/stand-in-server.ts';

export interface LocalServicesOptions {
  /** Where everything is kept. One running set of services a folder. */
  dataDir: string;
  /** Where visitors see the site, such as `http://localhost:3000`. */
  siteOrigin: string;
  log?: (line: string) => void;
  ports?: { database?: number; function?: number };
  /** Another database than the embedded one; its migrations are then its owner's business. */
  databaseUrl?: string;
  /** Variables of the function that differ from the defaults for one machine. */
  environment?: Record<string, string>;
  /** How often the outbox is drained by the clock; 0 leaves it to the submissions. */
  drainEverySeconds?: number;
}

export interface LocalServices {
  functionOrigin: string;
  standInOrigin: string;
  databaseUrl: string;
  /** Path prefixes of the site, each with the origin that serves it under the same path. */
  routes: readonly { prefix: string; origin: string }[];
  /** The origin that serves this path of the site, if one of these services does. */
  matchLocalService(pathname: string): string | undefined;
  /** Drains the outbox now, as the scheduler does in production. */
  drainOutbox(): Promise<unknown>;
  processes(): { database: number | undefined; function: number | undefined };
  close: () => Promise<void>;
}

/** Set for the site as a whole (`.env.example`), they hold for the function on this machine too. */
const inheritedVariables = [
  'PROVIDER_NAME',
  'PROVIDER_EMAIL',
  'ALLOWED_ORIGINS',
  'RATE_LIMIT_MAXIMUM',
  'RATE_LIMIT_WINDOW_SECONDS',
  'TRUSTED_PROXIES',
  'CLIENT_ADDRESS_HEADER',
  'MINIMUM_FILL_SECONDS',
  'TURNSTILE_SECRET',
  'RETENTION_DAYS',
];

/** With MAIL_PROVIDER set, mails leave the machine; otherwise they stay, to be read at /_mail. */
const mailVariables = ['MAIL_PROVIDER', 'MAIL_FROM', 'RESEND_API_URL', 'RESEND_API_KEY', 'SMTP_URL'];

export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const running = await findRunning(dataDir);
  if (running) {
    throw new Error(
      `Process ${running.pid} is using ${dataDir} already. Stop it, or set DATA_DIR to another folder.`,
    );
  }

  const secrets = localSecrets(dataDir);
  const standIns = await startStandIns(dataDir, secrets, log);
  let database: LocalDatabase | undefined;
  let handler: LocalFunction | undefined;
  try {
    const functionPort = options.ports?.function ?? (await freePort());
    if (options.databaseUrl === undefined) {
      database = await startDatabase(dataDir, log, options.ports?.database);
      const databasePort = Number(new URL(database.url).port);
      noteRunning(dataDir, { databasePort, functionOrigin: `http://127.0.0.1:${functionPort}` });
    }
    const databaseUrl = options.databaseUrl ?? database!.url;
    const environment = functionEnvironment(options, databaseUrl, standIns.origin, secrets);
    handler = await startFunction(functionPort, environment, log);
    return assemble({ dataDir, options, secrets, standIns, database, handler, databaseUrl, log });
  } catch (error) {
    await handler?.close();
    await database?.close();
    await standIns.close();
    noteStopped(dataDir);
    throw error;
  }
}

interface Parts {
  dataDir: string;
  options: LocalServicesOptions;
  secrets: LocalSecrets;
  standIns: StandInServer;
  database: LocalDatabase | undefined;
  handler: LocalFunction;
  databaseUrl: string;
  log: (line: string) => void;
}

function assemble({
  dataDir,
  options,
  secrets,
  standIns,
  database,
  handler,
  databaseUrl,
  log,
}: Parts): LocalServices {
  const routes = [
    { prefix: '/functions/v1/', origin: handler.origin },
    { prefix: '/storage/v1/', origin: standIns.origin },
    { prefix: '/_mail', origin: standIns.origin },
  ] as const;
  const drainOutbox = () => requestDrain(handler.origin, secrets.cronSecret);
  const seconds = options.drainEverySeconds ?? 15;
  const timer =
    seconds > 0 &&
    setInterval(() => void drainOutbox().catch((error: Error) => log(error.message)), seconds * 1000);
  let closed: Promise<void> | undefined;

  return {
    functionOrigin: handler.origin,
    standInOrigin: standIns.origin,
    databaseUrl,
    routes,
    matchLocalService: (pathname) => routes.find(({ prefix }) => isUnder(pathname, prefix))?.origin,
    drainOutbox,
    processes: () => ({ database: database?.pid(), function: handler.pid() }),
    close() {
      closed ??= (async () => {
        if (timer) clearInterval(timer);
        // In the order of dependence: nobody's last write meets a closed door.
        await handler.close();
        await database?.close();
        await standIns.close();
        if (database) noteStopped(dataDir);
      })();
      return closed;
    },
  };
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}

async function requestDrain(functionOrigin: string, cronSecret: string): Promise<unknown> {
  const response = await fetch(`${functionOrigin}/send-contact-email/outbox`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${cronSecret}` },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`Draining the outbox was answered ${response.status}`);
  return response.json();
}

function functionEnvironment(
  options: LocalServicesOptions,
  databaseUrl: string,
  standInOrigin: string,
  secrets: LocalSecrets,
): Record<string, string> {
  return {
    PROVIDER_EMAIL: 'hello@example.com',
    // The site's own server, which passes requests on.
    TRUSTED_PROXIES: '1',
    ...fromEnvironment(inheritedVariables),
    SUPABASE_DB_URL: databaseUrl,
    // The embedded database has one session; a second connection would only wait for the first.
    ...(options.databaseUrl === undefined && { DATABASE_CONNECTIONS: '1' }),
    SITE_URL: options.siteOrigin,
    ...mailSettings(standInOrigin, secrets),
    SUPABASE_URL: standInOrigin,
    SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
    ADDRESS_HASH_SALT: secrets.addressHashSalt,
    CRON_SECRET: secrets.cronSecret,
    ...options.environment,
  };
}

function mailSettings(standInOrigin: string, secrets: LocalSecrets): Record<string, string> {
  if (process.env.MAIL_PROVIDER)
    return { RESEND_API_URL: 'https://api.resend.com', ...fromEnvironment(mailVariables) };
  return {
    MAIL_PROVIDER: 'resend',
    MAIL_FROM: 'DEP <inquiries@example.com>',
    RESEND_API_URL: standInOrigin,
    RESEND_API_KEY: secrets.serviceKey,
  };
}

function fromEnvironment(names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    given.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  );
}
