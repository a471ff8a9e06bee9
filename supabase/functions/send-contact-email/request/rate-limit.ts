/**
 * Refuses an address over its limit before its request is read. This only saves work: the count that decides is made in
 * the transaction that stores the inquiry.
 */
import { isUuid } from '../../_shared/function-api.ts';
import { hashAddress } from './client-address.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database.ts';
import { asHttpError, HttpError } from '../http-error.ts';

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
   * Does the work of one submission. `work` gets the refusal if the address is over its limit.
   *
   * @param key - the idempotency key. A known one passes: its inquiry is stored, and only the answer was lost.
   */
  enter<Result>(
    address: string,
    key: string | null,
    work: (refusal: HttpError | undefined) => Promise<Result>,
  ): Promise<Result>;
}

export function createRateLimit(database: Database, configuration: Configuration): RateLimit {
  const { ADDRESS_HASH_SALT, RATE_LIMIT_MAXIMUM } = configuration;
  /** How many submissions of each address are in progress. If that is more than the limit, no query is needed. */
  const underWay = new Map<string, number>();

  const refusalFor = async (addressHash: string, key: string | null): Promise<HttpError | undefined> => {
    const seconds = await database.secondsUntilAllowed(addressHash, key !== null && isUuid(key) ? key : null);
    return seconds > 0 ? tooManyRequests(seconds) : undefined;
  };

  return {
    async enter(address, key, work) {
      const addressHash = hashAddress(address, ADDRESS_HASH_SALT);
      const others = underWay.get(addressHash) ?? 0;
      underWay.set(addressHash, others + 1);
      try {
        const isCrowded = others >= RATE_LIMIT_MAXIMUM;
        return await work(
          isCrowded ? tooManyRequests(5) : await refusalFor(addressHash, key).catch(asHttpError),
        );
      } finally {
        const left = underWay.get(addressHash)! - 1;
        if (left > 0) underWay.set(addressHash, left);
        else underWay.delete(addressHash);
      }
    },
  };
}
