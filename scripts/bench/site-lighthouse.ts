import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArguments } from '../browser.ts';
import { spreadOf, type Spread } from './site-times.ts';

const rows = [
  { audit: 'largest-contentful-paint', name: 'LCP', bar: '≤ 1000' },
  { audit: 'total-blocking-time', name: 'TBT', bar: '≤ 50' },
  { audit: 'cumulative-layout-shift', name: 'CLS', bar: '0' },
] as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse mobile (simulated slow 4G) on each address: the four scores and the metrics behind the first. */
export async function measureLighthouse(
  addresses: readonly string[],
  runs: number,
  chromePath: string,
  report: (what: string, spread: Spread, bar: string) => void,
): Promise<void> {
  for (const address of addresses) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] });
      const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
      chrome.kill();
      if (result) results.push(result.lhr);
    }
    const path = new URL(address).pathname;
    for (const category of categories) {
      const scores = results.map(({ categories: found }) => (found[category]?.score ?? 0) * 100);
      report(
        `${path}: Lighthouse ${category}`,
        spreadOf(scores),
        category === 'performance' ? '≥ 98' : '100',
      );
    }
    for (const { audit, name, bar } of rows) {
      report(
        `${path}: ${name}`,
        spreadOf(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
        bar,
      );
    }
  }
}
