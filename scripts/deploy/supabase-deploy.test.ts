/** Runs `npm run supabase:deploy` with a fake Supabase CLI, and compares its commands with the help of the real one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthority, toOneLine } from '#scripts/test/certificates.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';

const project = 'abcdefghijklmnopqrst';
const access = {
  SUPABASE_ACCESS_TOKEN: 'token',
  SUPABASE_PROJECT_REF: project,
  SUPABASE_DB_PASSWORD: 'password',
};
const maintenanceUrl = `https://${project}.supabase.co/functions/v1/send-contact-email/maintenance`;
const secrets = `SITE_URL=https://www.dep-advisory.com
DATABASE_URL=postgres://postgres.${project}:password@aws-0-us-east-1.pooler.supabase.com:6543/postgres
DATABASE_CA=${toOneLine((await createAuthority()).cert)}
PROVIDER_EMAIL=hello@dep-advisory.com
MAIL_SERVICE=resend
MAIL_FROM=inquiries@dep-advisory.com
RESEND_API_KEY=key
ADDRESS_HASH_SALT=sixteen characters
`;

/** Records its calls, lists the project, and rejects a change without --yes, as the real one does. */
const fakeCli = `#!/usr/bin/env node
import { appendFileSync } from 'node:fs';
const args = process.argv.slice(2);
const { SUPABASE_DB_PASSWORD, MAINTENANCE_URL } = process.env;
appendFileSync('calls.txt', JSON.stringify({ args, SUPABASE_DB_PASSWORD, MAINTENANCE_URL }) + '\\n');
if (args[0] === 'projects') {
  console.log(JSON.stringify({ projects: [{ ref: '${project}' }], keys: [{ api_key: 'sb_secret_abc' }] }));
} else if (!args.includes('--yes')) {
  console.error("Confirmation required. This run can't ask because stdout is not a terminal. Nothing was changed.");
  process.exit(1);
}
`;

function replaceCli(folder: string): void {
  const commands = join(folder, 'node_modules/.bin');
  rmSync(commands);
  mkdirSync(commands);
  for (const name of readdirSync('node_modules/.bin')) {
    if (name !== 'supabase')
      symlinkSync(join(process.cwd(), 'node_modules/.bin', name), join(commands, name));
  }
  checkout.write('fake-supabase.js', fakeCli);
  spawnSync('chmod', ['+x', join(folder, 'fake-supabase.js')]);
  symlinkSync(join(folder, 'fake-supabase.js'), join(commands, 'supabase'));
}

const checkout = copyCheckout();
replaceCli(checkout.folder);
checkout.write('supabase/functions/.env', secrets);
afterAll(() => checkout.remove());

interface Call {
  readonly args: readonly string[];
  readonly SUPABASE_DB_PASSWORD?: string;
  readonly MAINTENANCE_URL?: string;
}

async function deploy(environment: Readonly<Record<string, string>> = access) {
  const outcome = await checkout.npm(['run', 'supabase:deploy'], environment);
  const calls = checkout.read('calls.txt').split('\n').filter(Boolean);
  return { ...outcome, calls: calls.map((line) => JSON.parse(line) as Call) };
}

beforeEach(() => {
  checkout.write('calls.txt', '');
  checkout.restore('package.json');
});

describe('a deployment', async () => {
  checkout.write('calls.txt', '');
  const { code, stdout, stderr, calls } = await deploy();
  const commands = calls.map(({ args }) =>
    args
      .filter((text) => /^[a-z]/.test(text))
      .slice(0, 2)
      .join(' '),
  );

  test('checks the project, then changes schema, secrets and function', () => {
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('✓ The project is ready for deployment.');
    expect(commands).toEqual([
      'projects list',
      'projects api-keys',
      'db push',
      'secrets set',
      'functions deploy',
    ]);
  });

  test('bundles the function into the file that the CLI uploads', () => {
    const [, entrypoint = ''] = /^entrypoint = "(.+)"$/m.exec(checkout.read('supabase/config.toml')) ?? [];
    expect(checkout.read(join('supabase', entrypoint))).toContain('Deno.serve(');
  });

  test('passes the project to every command, and the password and the maintenance URL to the migrations', () => {
    const [, ...projectCalls] = calls;
    for (const { args } of projectCalls) expect(args).toContain(`--remote=${project}`);
    const push = calls.find(({ args }) => args[1] === 'push');
    expect(push).toMatchObject({ SUPABASE_DB_PASSWORD: 'password', MAINTENANCE_URL: maintenanceUrl });
  });

  test('runs every script of package.json that calls the CLI', () => {
    const { scripts } = JSON.parse(checkout.read('package.json')) as { scripts: Record<string, string> };
    const cliCommands = Object.values(scripts).flatMap(
      (script) => /(?:^| )supabase ([a-z]+ [a-z-]+)/.exec(script)?.[1] ?? [],
    );
    expect(cliCommands).toHaveLength(3);
    expect(commands).toEqual(expect.arrayContaining(cliCommands));
  });

  test.each(calls.map(({ args }, index) => [commands[index]!, args] as const))(
    'passes “%s” only flags that the pinned CLI has, and --yes if it changes the project',
    (command, args) => {
      const { stdout: help } = spawnSync('node_modules/.bin/supabase', [...command.split(' '), '--help'], {
        encoding: 'utf8',
      });
      const [, flags = ''] = /^(?:GLOBAL )?FLAGS$(.*)^PERMISSIONS$/ms.exec(help) ?? [];
      const supportedFlags = [...flags.matchAll(/^ +(--[a-z-]+)/gm)].map(([, flag]) => flag);
      const passedFlags = args.filter((text) => text.startsWith('--')).map((text) => text.split('=', 1)[0]);
      expect(supportedFlags).toEqual(expect.arrayContaining(passedFlags));
      // A command that writes needs a token with a write scope.
      const isChange = /\b[a-z_]+_write\b/.test(help.slice(help.indexOf('PERMISSIONS')));
      expect(args.includes('--yes')).toBe(isChange);
    },
  );
});

describe('a deployment that can’t succeed', () => {
  // Compiling takes seconds.
  beforeEach(() => {
    const scripts = checkout.read('package.json');
    checkout.write('package.json', scripts.replace(/("check:function": )".*"/, '$1"echo"'));
  });

  test('a change that the CLI rejects stops the deployment', async () => {
    const scripts = checkout.read('package.json');
    checkout.write('package.json', scripts.replace(/("supabase:secrets": .*) --yes/, '$1'));
    const { code, stderr, calls } = await deploy();
    expect(code).not.toBe(0);
    expect(stderr).toContain('Nothing was changed.');
    expect(calls.map(({ args }) => args[0])).not.toContain('functions');
  });

  test('a deployment without its variables lists them and changes nothing', async () => {
    const { code, stderr, calls } = await deploy({});
    expect([code, calls]).toEqual([1, []]);
    for (const name of Object.keys(access)) expect(stderr).toContain(`✗ ${name} is not set`);
  });

  test.each(['supabase:migrate', 'supabase:secrets', 'supabase:function'])(
    '%s without a project names the missing variable and changes nothing',
    async (script) => {
      const { code, stderr } = await checkout.npm(['run', script]);
      expect(code).not.toBe(0);
      expect(stderr).toContain('SUPABASE_PROJECT_REF: is not set. Copy it from the URL of the project');
      expect(checkout.read('calls.txt')).toBe('');
    },
  );
});
