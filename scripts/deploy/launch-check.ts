/**
 * `npm run launch-check`: lists everything that is still a placeholder, each with its fix, and exits non-zero until
 * nothing is. Reads the site's environment and, for the mails, the function's (`supabase/functions/.env`).
 */
import '#scripts/define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runCommand } from '#scripts/run-command.ts';
import { portraitFolder } from '#src/site/paths.ts';
import { cases } from '#src/site/cases.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import { findPlaceholders, formatFinding, secretsFile } from './placeholders.ts';

function checkLaunch(): void {
  const placeholders = findPlaceholders({
    provider,
    team,
    cases,
    functionSecrets: existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {},
    hasPhoto: (name) => existsSync(join(portraitFolder, name)),
  });
  for (const [part, findings] of placeholders) {
    console.log(part);
    for (const finding of findings) console.log(`  ${formatFinding(finding)}`);
  }
  const count = [...placeholders.values()].flat().length;
  if (count > 0) throw new Error(`${count} placeholders left.`);
  console.log('✓ Nothing is a placeholder: ready to launch.');
}

await runCommand(checkLaunch);
