import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '#scripts/build/compress.ts';
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts';
import { routes } from '#src/site/routes.ts';
import { runLighthouse } from './lighthouse.ts';

/** The results of Lighthouse CI's last run. */
const resultsFile = '.lighthouseci/assertion-results.json';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dep-planted-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Plants `head` in the head of /about, in a copy of the built site with a policy that allows it, and asks the gate.
 * Resolves to what it refuses.
 */
async function refusedBy(head: string): Promise<readonly string[]> {
  const outDir = join(folder, 'client');
  cpSync('dist/client', outDir, { recursive: true });
  // Large enough to be late on the simulated line, whatever the machine.
  writeFileSync(join(outDir, 'planted.js'), `window.planted = '${randomBytes(150_000).toString('base64')}'`);
  const page = join(outDir, 'about.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('</head>', () => `${head}</head>`),
  );
  await writeHostFiles({ outDir, routes });
  await compress({ outDir });
  rmSync(resultsFile, { force: true });
  const options = ['--upload.outputDir=reports/lighthouse-self-test'];
  const passed = await runLighthouse({ paths: ['/about'], outDir, options, silent: true });
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as {
    readonly auditId: string;
    readonly auditProperty?: string;
    readonly passed: boolean;
  }[];
  const refused = results.filter((result) => !result.passed);
  expect(passed).toBe(refused.length === 0);
  return refused.map(({ auditId, auditProperty }) => auditProperty ?? auditId);
}

test('the gate passes a copy of the site with nothing planted', async () => {
  expect(await refusedBy('')).toEqual([]);
});

/** The phone that Lighthouse simulates is 4 times slower than the machine. */
const taskOnThePhone = (milliseconds: number) =>
  `const end = performance.now() + ${milliseconds / 4}; while (performance.now() < end);`;

const regressions = [
  {
    what: 'a blocking script',
    audit: 'first-contentful-paint',
    head: '<script src="/planted.js"></script>',
  },
  {
    what: 'an unsized late image',
    audit: 'cumulative-layout-shift',
    head: `<script>addEventListener('load', () => setTimeout(() => {
      const image = new Image();
      image.src = '/logo.svg';
      image.style.display = 'block';
      document.body.prepend(image);
    }, 200));</script>`,
  },
  {
    what: 'a task of 300 ms on the phone',
    audit: 'total-blocking-time',
    head: `<script>addEventListener('load', () => setTimeout(() => { ${taskOnThePhone(300)} }, 200));</script>`,
  },
];

test.each(regressions)('the gate refuses $what, and names $audit', async ({ audit, head }) => {
  expect(await refusedBy(head)).toContain(audit);
});
