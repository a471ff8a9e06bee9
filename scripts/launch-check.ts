/**
 * `npm run launch-check`: lists everything that is still a placeholder, each with its mend, and exits non-zero until
 * nothing is. Reads the site's environment and, for the mails, the function's (`supabase/functions/.env`).
 */
import './define-provider.ts';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { cases } from '../src/site/cases.ts';
import { provider } from '../src/site/provider.ts';
import { team } from '../src/site/team.ts';
import { findPlaceholders } from './launch/placeholders.ts';

const secretsFile = 'supabase/functions/.env';

const placeholders = findPlaceholders({
  provider,
  team,
  cases,
  functionSecrets: existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {},
  isPublicFile: (path) => existsSync(`public${path}`),
});

for (const [part, findings] of placeholders) {
  console.log(part);
  for (const { what, mend } of findings) console.log(`  ✗ ${what}\n    → ${mend}`);
}
const count = [...placeholders.values()].flat().length;
console.log(count === 0 ? '✓ Nothing is a placeholder: ready to launch.' : `${count} placeholders left.`);
process.exitCode = count === 0 ? 0 : 1;
