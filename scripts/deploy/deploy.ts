/**
 * Deploys the build that `npm test` has passed to the host that `DEPLOY_HOST` names, and looks at it there:
 *
 *   npm run deploy                                     smoke check at the configured address (SITE_URL)
 *   npm run deploy -- --at http://localhost:8080       at another one
 *   npm run deploy -- --roll-back                      back to the release before
 *
 * When the smoke check finds a problem, the release before is brought back, or the last line says how to do that.
 */
import '#scripts/define-provider.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { liveSite } from '#scripts/smoke/live-site.ts';
import { runSmokeChecks } from '#scripts/smoke/smoke.ts';
import { provider } from '#src/site/provider.ts';
import { findHost } from './hosts.ts';
import { deployRelease, rollBackRelease } from './deploy-release.ts';

async function deploy(): Promise<void> {
  const { values } = parseArgs({
    options: { at: { type: 'string' }, 'roll-back': { type: 'boolean', default: false } },
  });
  const host = findHost(process.env);
  if (values['roll-back']) {
    await rollBackRelease(host);
    return console.log('The release before is live again.');
  }
  const address = values.at ?? provider.siteUrl;
  if (!URL.canParse(address)) throw new Error(`--at must be an address (it is "${address}").`);
  const { origin } = new URL(address);
  await deployRelease({
    dist: 'dist',
    host,
    findProblems: async () => {
      const results = await runSmokeChecks(liveSite(origin, provider.siteUrl));
      return results.flatMap(({ findings }) => findings);
    },
    waitMilliseconds: 60_000,
    log: console.log,
  });
  console.log(`The release is live and as it should be: ${origin}`);
}

await runCommand(deploy);
