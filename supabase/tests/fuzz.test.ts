import process from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requireAnswer } from '#scripts/test/fuzz/exchange.ts';
import { anyPost, anyRequest, type WireRequest } from '#scripts/test/fuzz/requests.ts';
import { functionPath } from '#shared/function-api.ts';
import { contactInquiry, counts, post, useServices } from './test-services.ts';

/**
 * Random requests to the function. They are the same in each run, unless FUZZ_SEED (a number that a failure prints) or
 * FUZZ_RUNS is set.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20260302);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 700);
console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);

describe('requests at random to the function itself', () => {
  const context = useServices();
  const check = async (request: WireRequest) =>
    void (await requireAnswer(Number(new URL(context.services.functionOrigin).port), request));
  const targets = {
    paths: [functionPath, `${functionPath}/uploads`, `${functionPath}/outbox`, '/', '/send-contact-email'],
    authorizations: [],
    apiKeys: [],
  };

  test.each([
    ['whatever is asked', anyRequest(targets)],
    ['whatever is posted', anyPost(functionPath)],
  ])('%s, each is answered within a second, and nothing fails or is half written', async (_, requests) => {
    const before = context.services.processes();
    await fc.assert(fc.asyncProperty(requests, check), { seed, numRuns });
    expect(context.services.processes()).toEqual(before);
    expect((await post(context.services, contactInquiry)).status).toBe(200);
    const { inquiries, mailJobs } = await counts(context.sql);
    expect([inquiries > 1, mailJobs]).toEqual([true, 2 * inquiries]);
  });
});
