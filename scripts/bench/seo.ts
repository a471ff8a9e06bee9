/**
 * `npm run bench:seo`: what the pipeline costs a page. Builds 20 and 200 synthetic pages with everything on, the audit
 * included, each in a process of its own, twice: with an empty cache and with every page unchanged. Fails when a page
 * costs more than 1.2 times as much among 200 as among 20. Writes reports/bench-seo.json.
 */
import '#scripts/define-provider.ts';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { auditSite } from '#scripts/audit/audit-site.ts';
import { pageRules, siteRules } from '#scripts/audit/rules.ts';
import type { BuildContext } from '#scripts/build/build-context.ts';
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts';
import { writeIcons } from '#scripts/build/icons.ts';
import { writeLlmsTexts } from '#scripts/build/llms.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { writeSocialImages } from '#scripts/build/social-images.ts';
import { runCommand } from '#scripts/run-command.ts';
import { writeSyntheticPages } from '#scripts/audit/synthetic-site.ts';

/** A page among 200 may cost at most this many times what it costs among 20. */
const maximumGrowth = 1.2;

interface Measurement {
  readonly pages: number;
  /** Milliseconds a page, by step; `unchanged` is a second build of the same pages. */
  readonly steps: Readonly<Record<string, number>>;
  readonly perPage: number;
  readonly unchanged: number;
  /** The most memory the process held, in MB. */
  readonly memory: number;
  readonly findings: number;
}

async function measure(pages: number): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-seo-'));
  const outDir = join(folder, 'site');
  const cache = join(folder, 'cache');
  const steps: Record<string, number> = {};
  const time = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await step();
    steps[name] = (performance.now() - start) / pages;
    return result;
  };
  const build = async (): Promise<number> => {
    const context: BuildContext = await time('pages with head and graph', () =>
      writeSyntheticPages(outDir, pages),
    );
    await time('sitemap and robots', () => writeSitemap(context));
    await time('renditions and llms.txt', () => writeLlmsTexts(context));
    await time('social images', () => writeSocialImages(context, cache));
    await time('icons and manifest', () => writeIcons(context));
    await time('host files', () => writeHostFiles(context));
    const { findings } = await time('audit', () => auditSite(context, { pageRules, siteRules }));
    return findings.length;
  };
  try {
    const total = () => Object.values(steps).reduce((sum, value) => sum + value, 0);
    const findings = await build();
    const first = { ...steps };
    const perPage = total();
    await build();
    return {
      pages,
      steps: first,
      perPage,
      unchanged: total(),
      memory: process.resourceUsage().maxRSS / 1024,
      findings,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures in a process of its own, so that memory and warmed-up code of one size don't reach the next. */
async function measureApart(pages: number): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, `--pages=${pages}`]);
  return JSON.parse(stdout) as Measurement;
}

/** The rows of a measurement, each to a tenth. */
const rowsOf = ({ steps, perPage, unchanged, memory }: Measurement) =>
  Object.entries({
    ...steps,
    'all, empty cache': perPage,
    'all, pages unchanged': unchanged,
    'peak memory, MB': memory,
  }).map(([name, value]) => [name, Number(value.toFixed(1))] as const);

function printTable(small: Measurement, large: Measurement) {
  const among = new Map(rowsOf(large));
  console.log('Milliseconds a page');
  console.table(
    Object.fromEntries(
      rowsOf(small).map(([name, value]) => [
        name,
        { [`${small.pages} pages`]: value, [`${large.pages} pages`]: among.get(name) },
      ]),
    ),
  );
}

async function compareSizes() {
  const [small, large] = [await measureApart(20), await measureApart(200)];
  const measurements = [small, large];
  printTable(small, large);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench-seo.json', `${JSON.stringify(measurements, null, 2)}\n`);
  const growth = large.perPage / small.perPage;
  const text = `A page among ${large.pages} costs ${growth.toFixed(2)} times what it costs among ${small.pages} (at most ${maximumGrowth})`;
  console.log(text);
  const findings = measurements.reduce((sum, measurement) => sum + measurement.findings, 0);
  if (findings > 0)
    throw new Error(`The audit of the synthetic pages has ${findings} findings: they must keep every rule.`);
  if (growth > maximumGrowth) throw new Error(text);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string' } } });
  if (values.pages) console.log(JSON.stringify(await measure(Number(values.pages))));
  else await compareSizes();
}

if (import.meta.main) await runCommand(main);
