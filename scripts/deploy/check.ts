/**
 * Checks what the live site depends on, and prints each problem with its fix. Warnings don't make the command fail.
 *
 *   npm run launch-check                             the settings: what a launch still needs
 *   npm run check-live                               the live site and function, after a publication
 *   npm run check-live -- https://www.example.net    the site at another URL
 *
 * The settings are .env, supabase/functions/.env and the shell's SUPABASE_DB_URL. `check-live` sends a test inquiry from
 * PROVIDER_EMAIL, waits for its emails, and deletes it from the database at SUPABASE_DB_URL (or the local one).
 */
import '#scripts/define-provider.ts';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { checkLive } from './live.ts';
import { checkSettings } from './settings.ts';

const subjects: Readonly<Record<string, (url?: string) => Promise<number>>> = {
  settings: checkSettings,
  live: checkLive,
};

await runCommand(async () => {
  const [subject = '', url] = parseArgs({ allowPositionals: true }).positionals;
  const check = subjects[subject];
  if (!check) throw new Error(`"${subject}" isn't one of ${Object.keys(subjects).join(', ')}.`);
  const failed = await check(url);
  if (failed > 0)
    throw new Error(`Failed checks: ${failed}. Fix the problems above (✗), then run the command again.`);
});
