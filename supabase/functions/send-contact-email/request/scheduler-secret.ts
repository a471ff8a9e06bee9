import type { Database } from '../database.ts';
import { HttpError } from '../http-error.ts';
import { hashSha256 } from '../sha256.ts';

/** @throws {HttpError} 404 without the scheduler's secret. */
export type RequireSecret = (request: Request) => Promise<void>;

/** Calls within this time share a query. */
const secretQueryDelayMs = 100;

/**
 * Queries the hash again only after another secret. Calls share that query, so a flood of wrong secrets doesn't delay visitors.
 */
export function createSecretCheck({ readSecretHash }: Pick<Database, 'readSecretHash'>): RequireSecret {
  let hash: string | undefined;
  let query: Promise<void> | undefined;
  const queryHash = async () => {
    await new Promise((resolve) => setTimeout(resolve, secretQueryDelayMs));
    hash = await readSecretHash();
  };
  return async ({ headers }) => {
    const [, secret] = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
    if (secret !== undefined) {
      const candidate = hashSha256(secret);
      if (candidate !== hash)
        await (query ??= queryHash().finally(() => {
          query = undefined;
        }));
      if (candidate === hash) return;
    }
    throw new HttpError(404, 'not_found', 'Not found.');
  };
}
