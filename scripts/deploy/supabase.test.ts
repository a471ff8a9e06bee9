/** Runs `npm run supabase:deploy` with a fake Supabase CLI, and compares its commands with those of the real one. */
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { createAuthority, toOneLine } from '#scripts/test/certificates.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';

const project = 'abcdefghijklmnopqrst';
const pooler = 'aws-0-us-east-1.pooler.supabase.com';
const access = {
  SUPABASE_ACCESS_TOKEN: 'token',
  SUPABASE_DB_URL: `postgres://postgres.${project}:p%40ss$HOME@${pooler}:5432/postgres`,
};

/** Records its calls, and rejects the change that FAILING_COMMAND names. */
const fakeCli = `#!/usr/bin/env node
import { appendFileSync, readFileSync, statSync } from 'node:fs';
const args = process.argv.slice(2);
const { SUPABASE_DB_PASSWORD, MAINTENANCE_URL, FAILING_COMMAND } = process.env;
const file = args[args.indexOf('--env-file') + 1];
const secrets = args.includes('--env-file') ? [statSync(file).mode & 0o777, readFileSync(file, 'utf8')] : [];
appendFileSync('calls.txt', JSON.stringify({ args, secrets, SUPABASE_DB_PASSWORD, MAINTENANCE_URL }) + '\\n');
if (args[0] === FAILING_COMMAND) process.exit(1);
`;

const checkout = copyCheckout();
afterAll(() => checkout.remove());
checkout.write('fake/supabase', fakeCli);
checkout.write('fake/package.json', '{ "type": "module" }');
chmodSync(join(checkout.folder, 'fake/supabase'), 0o755);
checkout.write(
  'supabase/functions/.env',
  `SITE_URL=https://www.dep-advisory.com
DATABASE_CA=${toOneLine((await createAuthority()).cert)}
PROVIDER_EMAIL=hello@dep-advisory.com
MAIL_SERVICE=resend
MAIL_FROM=inquiries@dep-advisory.com
RESEND_API_KEY=key
ADDRESS_HASH_SALT=sixteen characters
HEARTBEAT_URL=https://hc-ping.com/00000000-0000-4000-8000-000000000000
`,
);

interface Call {
  readonly args: readonly [string, string, ...string[]];
  readonly secrets: readonly [mode: number, text: string] | [];
  readonly SUPABASE_DB_PASSWORD?: string;
  readonly MAINTENANCE_URL?: string;
}

async function deploy(steps: readonly string[], environment: Readonly<Record<string, string>>) {
  checkout.write('calls.txt', '');
  const { HOME, PATH } = process.env;
  const env = { HOME, PATH: `${join(checkout.folder, 'fake')}:${PATH}`, ...environment };
  const result = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const args = ['scripts/deploy/supabase.ts', ...steps];
    execFile(process.execPath, args, { cwd: checkout.folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
  const calls = checkout.read('calls.txt').split('\n').filter(Boolean);
  return { ...result, calls: calls.map((line) => JSON.parse(line) as Call) };
}

const listCommands = (calls: readonly Call[]) =>
  calls.map(({ args: [group, command] }) => `${group} ${command}`);

describe('a deployment', async () => {
  const runCli = (...args: string[]) =>
    spawnSync('node_modules/.bin/supabase', args, { encoding: 'utf8' }).stdout;
  // The script lists the flags of all commands. Asking for the help of each takes longer, because the CLI starts slowly.
  const completions = runCli('--completions', 'bash');
  const globalHelp = runCli('--help');
  const { code, stderr, calls } = await deploy([], access);

  test('changes schema, secrets and function of the project, in this order', () => {
    expect([code, stderr]).toEqual([0, '']);
    expect(listCommands(calls)).toEqual(['db push', 'secrets set', 'functions deploy']);
    for (const { args } of calls) expect(args).toContain(`--remote=${project}`);
  });

  test('passes the password and the maintenance URL to the migrations', () => {
    expect(calls[0]).toMatchObject({
      SUPABASE_DB_PASSWORD: 'p@ss$HOME',
      MAINTENANCE_URL: `https://${project}.supabase.co/functions/v1/send-contact-email/maintenance`,
    });
  });

  test('bundles the function into the file that the CLI uploads', () => {
    const [, entrypoint = ''] = /^entrypoint = "(.+)"$/m.exec(checkout.read('supabase/config.toml')) ?? [];
    expect(checkout.read(join('supabase', entrypoint))).toContain('Deno.serve(');
  });

  test.each(calls.map(({ args }) => [`${args[0]} ${args[1]}`, args] as const))(
    'passes “%s” only flags that the pinned CLI has',
    (command, args) => {
      const [, body = ''] = completions.split(`\n_supabase_${command.replace(' ', '_')}()\n`);
      const supportedFlags = (globalHelp + body.split('\n}\n', 1)[0]).match(/--[a-z-]+/g);
      const passedFlags = args.filter((text) => text.startsWith('--')).map((text) => text.split('=', 1)[0]);
      expect(supportedFlags).toEqual(expect.arrayContaining(passedFlags));
    },
  );
});

test('a single step passes the function’s variables in a private file, with the transaction pooler', async () => {
  const { code, calls } = await deploy(['secrets'], access);
  expect([code, listCommands(calls)]).toEqual([0, ['secrets set']]);
  const [mode, text] = calls[0]!.secrets;
  expect(mode).toBe(0o600);
  expect(text).toContain('MAIL_SERVICE=resend\n');
  expect(text).toContain(`DATABASE_URL='postgres://postgres.${project}:p%40ss$HOME@${pooler}:6543/postgres'`);
});

test('a change that the CLI rejects stops the deployment', async () => {
  const { code, calls } = await deploy([], { ...access, FAILING_COMMAND: 'secrets' });
  expect([code, listCommands(calls)]).toEqual([1, ['db push', 'secrets set']]);
});

test.each([
  ['', 'SUPABASE_DB_URL is not set → Copy the connection string of Connect > Session pooler'],
  [
    access.SUPABASE_DB_URL.replace('5432', '6543'),
    'SUPABASE_DB_URL is the connection string of another kind (transaction',
  ],
  [`postgres://postgres:x@db.${project}.supabase.co:5432/postgres`, 'another kind (direct)'],
  ['a string', 'SUPABASE_DB_URL isn’t a URL'],
])(
  'with the connection string “%s”, all that is missing is listed, and nothing changes',
  async (url, problem) => {
    const { code, stdout, calls } = await deploy([], { SUPABASE_DB_URL: url });
    expect([code, calls]).toEqual([1, []]);
    expect(stdout).toContain('SUPABASE_ACCESS_TOKEN is not set');
    expect(stdout).toContain(problem);
  },
);

test('settings of two projects change nothing', async () => {
  const { code, stdout, calls } = await deploy([], {
    ...access,
    SUPABASE_URL: 'https://tsrqponmlkjihgfedcba.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  });
  expect([code, calls]).toEqual([1, []]);
  expect(stdout).toContain(
    `SUPABASE_URL belongs to the project tsrqponmlkjihgfedcba, and SUPABASE_DB_URL to ${project} → Copy both from one project.`,
  );
});
