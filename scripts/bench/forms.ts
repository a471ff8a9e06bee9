/**
 * Measures how many inquiries a second the function accepts on this machine, and how long each takes:
 *
 *   npm run bench:forms
 *
 * It posts over HTTP, 2,000 inquiries at each concurrency, while mails leave. Fails below 400 inquiries a second.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveLocalServices } from '#scripts/local-services/local-services.ts';
import { functionPath } from '#shared/function-api.ts';
import { runCommand } from '#scripts/run-command.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { percentilesOf } from './statistics.ts';

const concurrencies = [1, 10, 50];
const count = 2000;
const expectedPerSecond = 400;

async function main(): Promise<void> {
  parseArgs();
  const measurements = await measure();

  console.log(`${count} inquiries each, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`);
  console.table(measurements);
  const best = Math.max(...measurements.map((row) => row.perSecond));
  if (best < expectedPerSecond)
    throw new Error(`The function accepted ${best} inquiries a second, fewer than ${expectedPerSecond}.`);
}

async function measure() {
  const measurements = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-bench-'));
  const services = await serveLocalServices({
    dataDir,
    siteOrigin: 'http://localhost',
    log: (line) => console.error(line),
    environment: { RATE_LIMIT_MAXIMUM: '1000000', DATABASE_CONNECTIONS: '8' },
    maintenanceEverySeconds: 0,
  });
  await run(services.functionOrigin, 10, 200);
  for (const concurrency of concurrencies) {
    const { seconds, waits, refused } = await run(services.functionOrigin, concurrency, count);
    const perSecond = Math.round(count / seconds);
    measurements.push({ concurrency, perSecond, ...percentilesOf(waits), refused });
  }
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
  return measurements;
}

async function run(origin: string, concurrency: number, total: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const waits: number[] = [];
  let started = 0;
  let refused = 0;
  const begin = performance.now();
  const visitor = async () => {
    while (started < total) {
      const number = started++;
      const sentAt = performance.now();
      const status = await submit(origin, agent, number);
      waits.push(performance.now() - sentAt);
      if (status !== 200) refused++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  agent.destroy();
  return { seconds: (performance.now() - begin) / 1000, waits, refused };
}

function submit(origin: string, agent: Agent, number: number): Promise<number> {
  const inquiry = {
    ...sampleContact,
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.org`,
    therapeutic_area: 'oncology',
    development_stage: 'preclinical',
    timeline: '6-12-months',
    service_type: 'ind-planning',
    project_description: 'A small molecule with an IC50 below 5 nM. '.repeat(10),
    idempotency_key: randomUUID(),
  };
  const headers = {
    'Content-Type': 'application/json',
    // Many addresses, because posts of one address wait for each other.
    'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  return new Promise((resolve, reject) => {
    const post = request(origin + functionPath, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    post.on('error', reject);
    post.end(JSON.stringify(inquiry));
  });
}

await runCommand(main);
