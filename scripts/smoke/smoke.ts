/**
 * Checks a deployed site, right after a deployment:
 *
 *   npm run smoke                                     the configured address (SITE_URL)
 *   npm run smoke -- https://preview.example.net      another address
 *
 * It sends one inquiry, finds it in the database at SUPABASE_DB_URL (or in this machine's), and deletes it. Exits with
 * an error if a check finds a problem.
 */
import '#scripts/define-provider.ts';
import { runCommand } from '#scripts/run-command.ts';
import { smokeChecks } from './checks.ts';
import { reportChecks } from './report-checks.ts';

await runCommand(() => reportChecks(smokeChecks));
