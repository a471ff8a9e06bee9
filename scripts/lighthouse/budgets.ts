import { spreadOf } from '#scripts/statistics.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { Report } from './lighthouse-ci.ts';

type Aggregation = 'optimistic' | 'pessimistic';
type Assertion = readonly ['error', Readonly<Record<string, number | Aggregation>>];

/** A row of `assertMatrix` (https://github.com/GoogleChrome/lighthouse-ci/blob/main/docs/configuration.md#assert). */
export interface AssertionRow {
  readonly matchingUrlPattern: string;
  /** Which of the runs counts where the assertion says nothing else. */
  readonly aggregationMethod: Aggregation;
  readonly assertions: Readonly<Record<string, Assertion>>;
}

/** The runs of each page, by its path. */
export type Reports = ReadonlyMap<string, readonly Report[]>;

type Measure = (report: Report) => number;

const score =
  (category: string): Measure =>
  ({ categories }) =>
    categories[category]?.score ?? Number.NaN;
const numeric =
  (audit: string): Measure =>
  ({ audits }) =>
    audits[audit]?.numericValue ?? Number.NaN;

/** What wobbles with the machine, by the name of its assertion; milliseconds but for the score. */
const wobbling: Readonly<Record<string, Measure>> = {
  'categories:performance': score('performance'),
  'first-contentful-paint': numeric('first-contentful-paint'),
  'largest-contentful-paint': numeric('largest-contentful-paint'),
  'speed-index': numeric('speed-index'),
  'total-blocking-time': numeric('total-blocking-time'),
};

/** What is the same on every run, by the name of its assertion. */
const steady: Readonly<Record<string, Measure>> = {
  'categories:accessibility': score('accessibility'),
  'categories:best-practices': score('best-practices'),
  'categories:seo': score('seo'),
  'cumulative-layout-shift': numeric('cumulative-layout-shift'),
  'total-byte-weight': numeric('total-byte-weight'),
  'network-requests': ({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN,
};

/** Everything that is measured of a page and has a budget. */
export const measures: Readonly<Record<string, Measure>> = { ...wobbling, ...steady };

/** Headers and hashed names differ by some bytes from build to build, and a sentence more is no regression. */
const bytesToSpare = 1024;

/**
 * The budgets that follow from measured pages, a row for each. What wobbles may reach the page's median plus the spread
 * that is usual among the pages, in the best of the gate's runs, so that a busy moment of the machine neither loosens a
 * budget nor fails a page. What doesn't wobble has no room, in any run.
 *
 * @throws {Error} naming the page and the measure that a report lacks.
 */
export function budgetsOf(pages: Reports): readonly AssertionRow[] {
  const usualSpread = (measure: Measure) =>
    spreadOf(
      [...pages.values()].map((runs) => {
        const { minimum, maximum } = spreadOf(runs.map(measure));
        return maximum - minimum;
      }),
    ).median;
  const spreads = Object.fromEntries(
    Object.entries(wobbling).map(([name, measure]) => [name, usualSpread(measure)]),
  );
  return [...pages].map(([path, runs]) => {
    refuseGaps(path, runs);
    const rows = [
      ...Object.entries(wobbling).map(([name, measure]) => {
        return [name, wobblingBudget(name, runs.map(measure), spreads[name] ?? 0)] as const;
      }),
      ...Object.entries(steady).map(([name, measure]) => {
        return [name, steadyBudget(name, runs.map(measure), path)] as const;
      }),
    ];
    return {
      matchingUrlPattern: `^http://[^/]+${path}$`,
      aggregationMethod: 'optimistic',
      assertions: Object.fromEntries(rows),
    };
  });
}

function refuseGaps(path: string, runs: readonly Report[]) {
  for (const [name, measure] of Object.entries(measures)) {
    if (runs.some((run) => Number.isNaN(measure(run)))) {
      throw new Error(`A report of ${path} has no ${name}. Measure again.`);
    }
  }
}

function wobblingBudget(name: string, values: readonly number[], spread: number): Assertion {
  const { median } = spreadOf(values);
  return [
    'error',
    name.startsWith('categories:')
      ? { minScore: Math.round((median - spread) * 100) / 100 }
      : { maxNumericValue: Math.ceil((median + spread) / 10) * 10 },
  ];
}

function steadyBudget(name: string, values: readonly number[], path: string): Assertion {
  const { minimum, maximum } = spreadOf(values);
  const bounds = () => {
    // The not-found page is noindex and has status 404, which costs it these points and no others.
    if (name.startsWith('categories:')) return { minScore: path === notFoundPath ? minimum : 1 };
    if (name === 'network-requests') return { maxLength: maximum };
    if (name === 'total-byte-weight') return { maxNumericValue: maximum + bytesToSpare };
    return { maxNumericValue: maximum };
  };
  return ['error', { ...bounds(), aggregationMethod: 'pessimistic' }];
}
