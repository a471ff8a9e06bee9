/**
 * Looks at a site where it is live, right after a deployment:
 *
 *   npm run smoke                                     the configured address (SITE_URL)
 *   npm run smoke -- https://preview.example.net      another one
 *
 * Sends one inquiry, finds it in the database (`SUPABASE_DB_URL`, or this machine's own) and deletes it. Exits non-zero
 * when something is wrong.
 */
import '#scripts/define-provider.ts';
import { runCommand } from '#scripts/run-command.ts';
import { smokeChecks } from './checks.ts';
import { reportChecks } from './report-checks.ts';

await runCommand(() => reportChecks(smokeChecks));
