import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import * as fc from 'fast-check';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireAnswer } from '#scripts/test/fuzz/exchange.ts';
import { anyPost, anyRequest, type Targets, type WireRequest } from '#scripts/test/fuzz/requests.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { startSite, type SiteProcess } from '#scripts/test/site-process.ts';
import { functionPath } from '#shared/function-api.ts';
import { siteTargets } from '#scripts/test/fuzz/targets.ts';
import { rawRequest } from './raw-request.ts';

/**
 * Random requests to `npm start`. They are the same in each run, unless FUZZ_SEED (a number that a failure prints) or
 * FUZZ_RUNS is set.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20260301);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 700);
const outDir = 'dist/client';
const dataDir = mkdtempSync(join(tmpdir(), 'dep-fuzz-'));
let port: number;
let site: SiteProcess;
let targets: Targets;

beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
  port = await getPort();
  site = await startSite({ port, dataDir, environment: { RATE_LIMIT_MAXIMUM: '1000000' } });
  targets = siteTargets(outDir, dataDir);
});
afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Whether all processes are running, and a visitor is served as before. */
async function state() {
  const page = await rawRequest(site.origin, '/about');
  const answer = await rawRequest(site.origin, functionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify(sampleContact),
  });
  return {
    complaints: site.log.filter((line) => /ended \(|uncaught|unhandled|mocks: /i.test(line)),
    isSamePage: page.body.equals(readFileSync(`${outDir}/about.html`)),
    inquiry: answer.status,
  };
}
const asBefore = { complaints: [], isSamePage: true, inquiry: 200 };

const check = async (request: WireRequest) => void (await requireAnswer(port, request));

test('whatever is asked, the site answers within a second, fails at nothing and goes on', async () => {
  await fc.assert(fc.asyncProperty(anyRequest(targets), check), { seed, numRuns });
  expect(await state()).toEqual(asBefore);
});

test('whatever is posted, the forms answer within a second, fail at nothing and go on', async () => {
  await fc.assert(fc.asyncProperty(anyPost(functionPath), check), { seed, numRuns });
  expect(await state()).toEqual(asBefore);
});
