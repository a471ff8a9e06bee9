import postgres from 'postgres';
import { createConnectionOptions } from './database-connection.ts';
import type { Configuration } from './configuration.ts';
import { HttpError } from './http-error.ts';
import { withTimeout } from './timeout.ts';

/** Each query has a timeout. */
export function createDatabaseClient(configuration: Configuration) {
  const { DATABASE_TIMEOUT_SECONDS: seconds } = configuration;
  const url = configuration.DATABASE_URL ?? configuration.SUPABASE_DB_URL;
  const connectionOptions = createConnectionOptions(url, configuration.DATABASE_CA);
  const connect = () =>
    postgres(url, {
      ...connectionOptions,
      max: configuration.DATABASE_CONNECTIONS,
      // The database has few connections.
      idle_timeout: 20,
      // Transaction poolers don't support prepared statements.
      prepare: false,
      fetch_types: false,
      connect_timeout: seconds,
      // Seconds, short because a visitor is waiting. While a query waits, postgres.js ignores it, and
      // createConnectionOptions limits reconnects.
      backoff: (attempt) => Math.min(2, 0.1 * 2 ** attempt),
      onnotice: () => {},
    });
  type Sql = ReturnType<typeof connect>;
  let connection = connect();

  /** A dead connection would time out every later query, so a timeout replaces it. */
  const run = async <Result>(query: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const sql = connection;
    const replaceConnection = () => {
      if (connection === sql) connection = connect();
      void sql.end({ timeout: 0 });
      return Object.assign(new Error(`The database didn't respond within ${seconds} s`), { code: 'TIMEOUT' });
    };
    try {
      return await withTimeout(query(sql), seconds * 1000, replaceConnection);
    } catch (error) {
      const message = 'We can’t save your message right now. Please try again in a moment.';
      throw new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: error });
    }
  };

  const toJson = (value: unknown) => connection.json(value as Parameters<Sql['json']>[0]);

  /** Returns the first row's `value`. */
  const readValue = async <Value>(
    query: (sql: Sql) => Promise<readonly { value?: Value }[]>,
  ): Promise<Value> => (await run(query))[0]!.value!;

  return { run, readValue, toJson };
}
