/**
 * Sends random requests to the site and its forms, as `npm start` serves them; `npm run build` comes first:
 *
 *   npm run bench:fuzz
 *   npm run bench:fuzz -- --requests 5000 --seed 7 --visitors 16
 *
 * Reports answers, memory, and how long an ordinary visitor waited meanwhile. Fails when a process ended, an answer was
 * an error of ours, or a request got no answer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import getPort from 'get-port';
import { runCommand } from '#scripts/run-command.ts';
import { exchange, shown } from '#scripts/test/fuzz/exchange.ts';
import { anyPost, anyRequest, type WireRequest } from '#scripts/test/fuzz/requests.ts';
import { functionPath } from '#shared/function-api.ts';
import { siteTargets } from '#scripts/test/fuzz/targets.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { startSite, type SiteProcess } from '#scripts/test/site-process.ts';
import { percentilesOf } from '#scripts/statistics.ts';

const batch = 500;
const visitEveryMilliseconds = 100;

interface Tally {
  readonly statuses: Map<string, number>;
  readonly waits: number[];
  readonly failures: string[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '20260301' },
      visitors: { type: 'string', default: '16' },
    },
  });
  const [requests, seed, visitors] = [Number(values.requests), Number(values.seed), Number(values.visitors)];
  const dataDir = mkdtempSync(join(tmpdir(), 'dep-bench-fuzz-'));
  const port = await getPort();
  const site = await startSite({
    port,
    dataDir,
    environment: { RATE_LIMIT_MAXIMUM: '100000000' },
  });
  try {
    console.log(`${requests} requests of ${visitors} visitors at once, --seed ${seed}`);
    await measure(site, port, dataDir, { requests, seed, visitors });
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  site: SiteProcess,
  port: number,
  dataDir: string,
  { requests, seed, visitors }: { requests: number; seed: number; visitors: number },
): Promise<void> {
  const memory: Record<string, number[]> = { server: [], function: [], database: [] };
  const noteMemory = () => {
    for (const [name, running] of Object.entries(site.processes()))
      memory[name]?.push(running?.residentKilobytes ?? 0);
  };
  noteMemory();
  const tally: Tally = { statuses: new Map(), waits: [], failures: [] };
  const visit = visitAsUsual(site);
  const begin = performance.now();
  for (const part of batches(dataDir, requests, seed)) {
    await sendAll(port, part, visitors, tally);
    noteMemory();
    if (site.hasEnded()) break;
  }
  const seconds = (performance.now() - begin) / 1000;
  const { waits, refused } = await visit.end();

  console.log(`${(tally.waits.length / seconds).toFixed(0)} a second for ${seconds.toFixed(0)} s`);
  console.table(Object.fromEntries([...tally.statuses].toSorted(([a], [b]) => a.localeCompare(b))));
  console.log('Resident memory, MB');
  console.table(
    Object.fromEntries(Object.entries(memory).map(([name, sizes]) => [name, inMegabytes(sizes)])),
  );
  console.log('Milliseconds');
  console.table({
    'until an answer': percentilesOf(tally.waits),
    "an ordinary visitor's wait": percentilesOf(waits),
  });
  const ends = site.log.filter((line) => /ended \(|uncaught|unhandled/i.test(line));
  const problems = [
    ...tally.failures,
    ...ends,
    ...(refused > 0 ? [`${refused} ordinary visits were refused`] : []),
  ];
  if (problems.length > 0)
    throw new Error(`${problems.length} failures:\n${problems.slice(0, 10).join('\n')}`);
}

/** Batches of requests, by turns for the site as a whole and for its forms. */
function* batches(dataDir: string, requests: number, seed: number): Generator<readonly WireRequest[]> {
  const kinds = [anyRequest(siteTargets('dist/client', dataDir)), anyPost(functionPath)] as const;
  for (let made = 0, number = 0; made < requests; made += batch, number++) {
    yield fc.sample(kinds[number % 2]!, { seed: seed + number, numRuns: Math.min(batch, requests - made) });
  }
}

async function sendAll(
  port: number,
  requests: readonly WireRequest[],
  visitors: number,
  { statuses, waits, failures }: Tally,
): Promise<void> {
  const waiting = [...requests];
  const visitor = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const answer = await exchange(port, request);
      waits.push(answer.milliseconds);
      const [status = 'closed without an answer'] = answer.statuses;
      statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
      if (answer.hangs) failures.push(`No answer to ${shown(request)}`);
      if (answer.statuses.some((one) => one >= 500)) failures.push(`${status} to ${shown(request)}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}

/** Reads a page and sends an inquiry by turns, ten times a second. */
function visitAsUsual({ origin }: SiteProcess) {
  const waits: number[] = [];
  let refused = 0;
  const over = new AbortController();
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(sampleContact),
  };
  const visits = async () => {
    for (let number = 0; !over.signal.aborted; number++) {
      const begin = performance.now();
      const answer = await (number % 2 === 0 ? fetch(`${origin}/about`) : fetch(origin + functionPath, post))
        .then(async (got) => got.text().then(() => got.status))
        .catch(() => 0);
      waits.push(performance.now() - begin);
      if (answer !== 200) refused++;
      await pause(visitEveryMilliseconds);
    }
  };
  const visited = visits();
  return {
    end: async () => {
      over.abort();
      await visited;
      return { waits, refused };
    },
  };
}

function inMegabytes(kilobytes: readonly number[]) {
  const rounded = (size = 0) => Math.round(size / 1024);
  return {
    start: rounded(kilobytes[0]),
    end: rounded(kilobytes.at(-1)),
    peak: rounded(Math.max(...kilobytes)),
  };
}

await runCommand(main);
