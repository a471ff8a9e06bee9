/**
 * Whether the built site keeps what it acknowledges while its processes are killed; `npm run build` comes first:
 *
 *   npm run bench:kills
 *   npm run bench:kills -- --inquiries 200 --clients 40 --kills 5 --seed 7
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import getPort from 'get-port';
import { runCommand } from '#scripts/run-command.ts';
import { everyVictim, type Outcome, surviveKills } from '#scripts/test/survive-kills.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      inquiries: { type: 'string', default: '1000' },
      clients: { type: 'string', default: '40' },
      kills: { type: 'string', default: '10' },
      seed: { type: 'string', default: '20260301' },
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'dep-bench-kills-'));
  try {
    const outcome = await surviveKills({
      port: await getPort(),
      dataDir,
      inquiries: Number(values.inquiries),
      clients: Number(values.clients),
      // The same seed chooses the same ones.
      victims: fc.sample(fc.constantFrom(...everyVictim), {
        seed: Number(values.seed),
        numRuns: Number(values.kills),
      }),
      log: console.log,
    });
    console.log(outcome);
    if (!keepsAll(outcome)) throw new Error('Something that was acknowledged was lost, doubled or refused.');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each acknowledged inquiry once, with its two mails, each once, and no refusal on the way. */
function keepsAll(outcome: Outcome): boolean {
  const { acknowledged, lostOrChanged, inquiries, mailJobs, mails, jobsWithoutMail, refusals } = outcome;
  return (
    lostOrChanged === 0 &&
    inquiries === acknowledged &&
    mailJobs === 2 * acknowledged &&
    mails === mailJobs &&
    jobsWithoutMail === 0 &&
    Object.keys(refusals).length === 0
  );
}

await runCommand(main);
