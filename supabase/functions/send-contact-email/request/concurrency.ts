import { createRateLimitError } from '../http-error.ts';

/** Runs `work` unless as many calls with the same key are running as the limit allows. */
export type LimitConcurrency = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 60;

/**
 * All posts share few database connections, so a sender's simultaneous posts would delay everybody. Those beyond the
 * limit cost no query.
 */
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
