import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { surviveKills } from '#scripts/test/survive-kills.ts';

/** `npm run bench:kills` does the same with a thousand inquiries and ten kills, or with another database. */
test('kill -9 of any process of `npm start` loses, doubles and refuses no inquiry, and sends each mail once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dep-kills-'));
  const outcome = await surviveKills({
    port: await getPort(),
    dataDir,
    inquiries: 100,
    clients: 40,
    victims: ['function', 'database', 'everything'],
    log: console.log,
  });
  expect(outcome).toEqual({
    acknowledged: 100,
    lostOrChanged: 0,
    inquiries: 100,
    mailJobs: 200,
    mails: 200,
    jobsWithoutMail: 0,
    refusals: {},
    jobsTriedAgain: expect.any(Number) as number,
  });
  rmSync(dataDir, { recursive: true, force: true });
}, 180_000);
