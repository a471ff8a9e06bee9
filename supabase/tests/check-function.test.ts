/** `npm run check-hosted` against the local function, behind the gateway that appends the visitor's IP address. */
import { afterEach, expect, test, vi } from 'vitest';
import { functionChecks, type FunctionTarget } from '#scripts/check/function.ts';
import { collectProblems } from '#scripts/test/collect-problems.ts';
import { functionName, functionPath } from '#shared/function-api.ts';
import { siteOrigin, useServices } from './test-services.ts';

const context = useServices();
afterEach(() => vi.unstubAllGlobals());

const createTarget = (changes: Partial<FunctionTarget> = {}): FunctionTarget => ({
  functionUrl: `${context.services.origin}${functionPath}`,
  siteUrl: siteOrigin,
  sql: context.sql,
  databaseUrl: context.services.databaseUrl,
  ...changes,
});

/** The other two checks wait for the scheduler. */
const { 'The scheduler runs': _, 'Emails are sent': __, ...requestChecks } = functionChecks;

test('an IP address that visitors can spoof is reported', async () => {
  // This URL bypasses the gateway.
  const functionUrl = `${context.services.functionOrigin}/${functionName}`;
  expect(await collectProblems(requestChecks, createTarget({ functionUrl }))).toEqual([
    expect.stringMatching(/are counted for different IP addresses\. Change TRUSTED_PROXIES/),
  ]);
});

test('a database without a statement timeout is reported', async () => {
  const databaseUrl = `${context.services.databaseUrl}?statement_timeout=0`;
  expect(await collectProblems(requestChecks, createTarget({ databaseUrl }))).toContainEqual(
    expect.stringMatching(/^statement_timeout is 0/),
  );
});

test('a function of another site is reported', async () => {
  const problems = await collectProblems(requestChecks, createTarget({ siteUrl: 'https://other.example' }));
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^The preflight .* allows no origin\. Set the function's SITE_URL to https:\/\/other/,
    ),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^It returned 303 to http:\/\/localhost/));
  expect(problems).toContainEqual(expect.stringMatching(/^The check failed: .*\/uploads returned 403$/));
});

test('a gateway that hides the function is reported by every request', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  expect(await collectProblems(requestChecks, createTarget())).toEqual([
    "The preflight returned 200 and allows no origin. Set the function's SITE_URL to http://localhost:3000.",
    'It returned 200, not 413.',
    'It returned 200 to no location.',
    expect.stringMatching(/^They returned 200, .*and 0 inquiries are stored/),
    expect.stringMatching(/^Posts from here with different X-Forwarded-For/),
  ]);
});
