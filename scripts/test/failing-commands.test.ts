import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCheckout, type Checkout } from './checkout.ts';

interface Fault {
  readonly command: string;
  readonly parameters?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A folder in whose place there is a file. */
  readonly blocked?: string;
  readonly says: string;
}

/** How each command can be made to fail, and what it then says. */
const faults: readonly Fault[] = [
  { command: 'build', environment: { SITE_URL: 'nonsense' }, says: 'SITE_URL must be an http(s) URL' },
  { command: 'start', environment: { PROVIDER_EMAIL: 'nobody' }, says: 'PROVIDER_EMAIL must be an e-mail' },
  { command: 'dev', environment: { PORT: 'abc' }, says: 'PORT must be a number from 0' },
  { command: 'dev', environment: { SITE_URL: 'nonsense' }, says: 'SITE_URL must be an http(s) URL' },
  { command: 'test', environment: { CHROMIUM_PATH: '/nowhere' }, says: 'CHROMIUM_PATH is /nowhere' },
  { command: 'fonts', blocked: 'src/theme/fonts', says: 'src/theme/fonts' },
  { command: 'leads', says: 'There is no data in .data yet.' },
  { command: 'leads', parameters: ['--database-url=nonsense'], says: '--database-url must be' },
  { command: 'leads', parameters: ['--limit=few'], says: '--limit must be a whole number' },
  { command: 'leads', parameters: ['--nonsense'], says: "Unknown option '--nonsense'" },
  { command: 'delete-person', says: 'Please name the person by e-mail address' },
  { command: 'delete-person', parameters: ['a@example.org'], says: 'There is no data in .data yet.' },
  { command: 'launch-check', says: 'placeholders left.' },
  { command: 'deploy', says: 'DEPLOY_HOST must be one of netlify, cloudflare' },
  { command: 'deploy', environment: { DEPLOY_HOST: 'folder' }, says: 'DEPLOY_FOLDER is not set' },
  {
    command: 'deploy',
    environment: { DEPLOY_HOST: 'folder', DEPLOY_FOLDER: 'live' },
    says: 'dist holds no build that has passed the tests.',
  },
  { command: 'smoke', parameters: ['nonsense'], says: 'Please give the address of the site' },
  { command: 'smoke', parameters: ['http://127.0.0.1:9'], says: 'http://127.0.0.1:9: ' },
  { command: 'audit', parameters: ['--nonsense'], says: "Unknown option '--nonsense'" },
  { command: 'audit', says: 'dist/client holds no built site' },
  { command: 'index-now', environment: { INDEXNOW_KEY: 'short' }, says: 'INDEXNOW_KEY must be 8 to 128' },
  { command: 'index-now', parameters: ['--submit'], says: 'Set INDEXNOW_KEY' },
  { command: 'lighthouse', says: 'dist/client holds no built site' },
  { command: 'contact-sheet', says: 'dist/client holds no built site' },
  { command: 'contact-sheet', parameters: ['--pages=/,/nope'], says: '--pages names "/nope"' },
  { command: 'contact-sheet', parameters: ['--modes=1280,tablet'], says: '--modes names "tablet"' },
  { command: 'contact-sheet', parameters: ['--before=nonsense'], says: '--before names "nonsense"' },
  { command: 'bench:site', says: 'dist/client holds no built site' },
  { command: 'bench:site', parameters: ['--nonsense'], says: "Unknown option '--nonsense'" },
  { command: 'bench:seo', parameters: ['--nonsense'], says: "Unknown option '--nonsense'" },
  { command: 'bench:forms', parameters: ['--nonsense'], says: "Unknown option '--nonsense'" },
  { command: 'supabase:deploy', says: 'SUPABASE_ACCESS_TOKEN is not set' },
  { command: 'supabase:preflight', says: 'SUPABASE_ACCESS_TOKEN is not set' },
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const ours = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node scripts/'));
let checkout: Checkout;

beforeAll(() => void (checkout = copyCheckout()));
afterAll(() => checkout.remove());

test('each command of ours is made to fail below', () => {
  expect([...new Set(faults.map(({ command }) => command))].toSorted()).toEqual(ours.toSorted());
});

test.each(faults)('npm run $command fails with 1 and says: $says', { timeout: 120_000 }, async (fault) => {
  const { command, parameters = [], environment = {}, blocked, says } = fault;
  if (blocked) {
    rmSync(join(checkout.folder, blocked), { recursive: true });
    checkout.write(blocked, '');
  }
  const outcome = await checkout.npm(['run', command, '--', ...parameters], environment);
  if (blocked) checkout.restore(blocked);
  expect(outcome.stderr).toContain(says);
  expect(outcome.stderr).not.toMatch(/^\s+at /m);
  expect(outcome.code).toBe(1);
});

test('the server says which port it was given when it is none', async () => {
  const outcome = await checkout.npm(['exec', '--', 'node', 'scripts/serve/serve-site.ts'], { PORT: 'abc' });
  expect(outcome.stderr).toBe('PORT must be a number from 0 (any free port) to 65535 (it is "abc").\n');
  expect(outcome.code).toBe(1);
});
