import { afterEach, expect, test } from 'vitest';
import { lastFailures, runLighthouseCi } from './lighthouse-ci.ts';
import { plant, type PlantedSite, type Regression } from './planted-site.ts';

const page = { path: '/about', file: 'about.html' };

let site: PlantedSite | undefined;
afterEach(() => site?.remove());

/** What the gate says to the site with this in one of its pages. */
async function gateOn(regression: Regression) {
  site = await plant(regression, page.file);
  const code = await runLighthouseCi('autorun', {
    paths: [page.path],
    outDir: site.outDir,
    options: ['--upload.outputDir=reports/lighthouse-self-test'],
    silent: true,
  });
  return { code, failures: lastFailures() };
}

test('the gate passes a copy of the site with nothing planted', async () => {
  expect(await gateOn({ head: '' })).toEqual({ code: 0, failures: [] });
});

/** The phone that Lighthouse simulates is 4 times slower than the machine. */
const taskOnThePhone = (milliseconds: number) =>
  `const end = performance.now() + ${milliseconds / 4}; while (performance.now() < end);`;

const regressions = [
  {
    what: 'a blocking script',
    audit: 'first-contentful-paint',
    head: '<script src="/planted.js"></script>',
    files: { 'planted.js': 'window.planted = true;' },
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

test.each(regressions)('the gate refuses $what, and names $audit', async ({ audit, ...regression }) => {
  const { code, failures } = await gateOn(regression);
  expect(code).toBe(1);
  expect(failures).toContain(audit);
});
