/**
 * Refuses an address over its limit before its request is read. This only saves work: the count that decides is made in
 * the transaction that stores the inquiry.
 */
import { isUuid } from '../../_shared/function-api.ts';
import { hashAddress } from './client-address.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database.ts';
import { HttpError } from '../http-error.ts';

export function tooManyRequests(retryAfterSeconds: number): HttpError {
  return new HttpError(
    429,
    'too_many_requests',
    'We have received many messages from you. Please try again later.',
    { retryAfterSeconds },
  );
}

export interface RateLimit {
  /**
   * Does the work of one submission, and counts it as being in progress meanwhile.
   *
   * @param key - the idempotency key. A known one passes: its inquiry is stored, and only the answer was lost.
   * @param work - is given a check that throws an {@link HttpError} if the address is over its limit, or the database
   *   doesn't say.
   */
  enter<Result>(
    address: string,
    key: string | null,
    work: (requireAllowed: () => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
}

export function createRateLimit(database: Database, configuration: Configuration): RateLimit {
  const { ADDRESS_HASH_SALT, RATE_LIMIT_MAXIMUM } = configuration;
  /** How many submissions of each address are in progress. If that is more than the limit, no query is needed. */
  const underWay = new Map<string, number>();

  return {
    async enter(address, key, work) {
      const addressHash = hashAddress(address, ADDRESS_HASH_SALT);
      const others = underWay.get(addressHash) ?? 0;
      underWay.set(addressHash, others + 1);
      const requireAllowed = async () => {
        if (others >= RATE_LIMIT_MAXIMUM) throw tooManyRequests(5);
        const uuid = key !== null && isUuid(key) ? key : null;
        const seconds = await database.secondsUntilAllowed(addressHash, uuid);
        if (seconds > 0) throw tooManyRequests(seconds);
      };
      try {
        return await work(requireAllowed);
      } finally {
        const left = underWay.get(addressHash)! - 1;
        if (left > 0) underWay.set(addressHash, left);
        else underWay.delete(addressHash);
      }
    },
  };
}
