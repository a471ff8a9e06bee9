/**
 * `npm run lighthouse:budgets [-- --runs 5] [--write]`: measures every page of the built site several times, prints
 * each page's medians with their spread, and the budgets that follow; `--write` puts these into lighthouserc.json.
 * Times hold for the machine and the moment: run it on the machine that runs the gate, with nothing beside it.
 */
import '#scripts/define-provider.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { spreadOf } from '#scripts/statistics.ts';
import { runCommand } from '#scripts/run-command.ts';
import { budgetsOf, measures, type AssertionRow, type Reports } from './budgets.ts';
import { configFile, lastReports, pagePaths, runLighthouseCi } from './lighthouse-ci.ts';

function printMeasured(pages: Reports) {
  const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0));
  const print = (name: string, values: readonly number[]) => {
    const { median, minimum, maximum } = spreadOf(values);
    const spread = minimum < maximum ? ` (${rounded(minimum)}–${rounded(maximum)})` : '';
    console.log(`  ${name.padEnd(26)} ${rounded(median)}${spread}`);
  };
  console.log('\nMedian of the runs (minimum–maximum)');
  for (const [path, runs] of pages) {
    console.log(path);
    for (const [name, measure] of Object.entries(measures)) print(name, runs.map(measure));
  }
  console.log('The machine');
  print(
    'benchmark index',
    [...pages.values()].flat().map(({ environment }) => environment.benchmarkIndex),
  );
}

async function configWith(assertMatrix: readonly AssertionRow[]): Promise<string> {
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as { readonly ci: object };
  const changed = { ...config, ci: { ...config.ci, assert: { assertMatrix } } };
  return format(JSON.stringify(changed), { ...(await resolveConfig(configFile)), filepath: configFile });
}

async function measureBudgets() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) {
    throw new Error(`--runs is ${values.runs}, but it has to be a number of runs, such as 5.`);
  }
  const code = await runLighthouseCi('collect', {
    paths: pagePaths,
    options: [`--numberOfRuns=${values.runs}`],
  });
  if (code !== 0) throw new Error('Lighthouse could not measure every page; it says why above.');
  const pages = lastReports();
  printMeasured(pages);
  const config = await configWith(budgetsOf(pages));
  if (values.write) {
    writeFileSync(configFile, config);
    console.log(`\nThe budgets are in ${configFile}. Look at what changed before you commit it.`);
  } else {
    console.log(`\nThe budgets that follow (--write puts them into ${configFile}):\n${config}`);
  }
}

await runCommand(measureBudgets);
