import { lastReports, runLighthouseCi } from '../lighthouse/lighthouse-ci.ts';
import { spreadOf, type Spread } from './site-times.ts';

const rows = [
  { audit: 'largest-contentful-paint', name: 'LCP', bar: '≤ 1000' },
  { audit: 'total-blocking-time', name: 'TBT', bar: '≤ 50' },
  { audit: 'cumulative-layout-shift', name: 'CLS', bar: '0' },
] as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse mobile (simulated slow 4G) on each page, as the gate measures it: the four scores and the metrics behind the first.
 *
 * @throws {Error} when Lighthouse can't measure a page.
 */
export async function measureLighthouse(
  paths: readonly string[],
  runs: number,
  report: (what: string, spread: Spread, bar: string) => void,
): Promise<void> {
  const code = await runLighthouseCi('collect', { paths, options: [`--numberOfRuns=${runs}`] });
  if (code !== 0) throw new Error(`Lighthouse CI ended with ${code}; it says why above.`);
  for (const [path, reports] of lastReports()) {
    for (const category of categories) {
      const scores = reports.map(({ categories: found }) => (found[category]?.score ?? 0) * 100);
      report(
        `${path}: Lighthouse ${category}`,
        spreadOf(scores),
        category === 'performance' ? '≥ 98' : '100',
      );
    }
    for (const { audit, name, bar } of rows) {
      report(
        `${path}: ${name}`,
        spreadOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
        bar,
      );
    }
  }
}
