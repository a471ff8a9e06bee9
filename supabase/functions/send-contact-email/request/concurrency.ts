import { createRateLimitError } from '../http-error.ts';

/** Throws an HttpError 429 if too many calls with the key are running. */
export type LimitConcurrency = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 60;

/** Posts share few database connections, so a sender's simultaneous posts would delay everybody. */
export function createConcurrencyLimit(limit: number): LimitConcurrency {
  const running = new Map<string, number>();
  return async (key, work) => {
    const count = running.get(key) ?? 0;
    if (count >= limit) throw createRateLimitError(retryAfterSeconds);
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const rest = running.get(key)! - 1;
      if (rest > 0) running.set(key, rest);
      else running.delete(key);
    }
  };
}
