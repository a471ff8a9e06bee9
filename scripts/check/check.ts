/**
 * Checks what the live site depends on, and prints each problem with its fix. An error (✗) makes the command fail; a warning
 * (⚠) doesn't.
 *
 *   npm run launch-check                        the settings: what a launch still needs
 *   npm run check-hosted                        the hosted function, after the first deployment and a change of plan
 *   npm run smoke                               the live site at SITE_URL, after a deployment
 *   npm run smoke -- https://www.example.net    the site at another URL
 *
 * The settings are .env, supabase/functions/.env and the shell's SUPABASE_DB_URL. `check-hosted` and `smoke` send test
 * inquiries from PROVIDER_EMAIL, and delete them from the database at SUPABASE_DB_URL (or the local one). `check-hosted`
 * checks the function of `npm start` if SUPABASE_URL is empty. Otherwise it writes the date to supabase/hosted-check.txt,
 * which `npm run launch-check` requires.
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { checkFunction } from './function.ts';
import { checkSettings } from './settings.ts';
import { checkSite } from './site.ts';

const subjects: Readonly<Record<string, (url?: string) => Promise<number>>> = {
  settings: checkSettings,
  function: checkFunction,
  site: checkSite,
};

await runCommand(async () => {
  const [subject = '', url] = parseArgs({ allowPositionals: true }).positionals;
  const check = subjects[subject];
  if (!check) throw new Error(`"${subject}" isn't one of ${Object.keys(subjects).join(', ')}.`);
  const failed = await check(url);
  if (failed > 0)
    throw new Error(`Failed checks: ${failed}. Fix the problems above (✗), then run the command again.`);
  if (subject === 'settings')
    console.log(
      '✓ Ready to launch. Set LAUNCHED=true in .env, which removes unconfirmed cases from the live site and ends this check before publications.',
    );
});
