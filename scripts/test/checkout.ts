import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Checkout {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, data: string | Uint8Array) => void;
  readonly restore: (path: string) => void;
  /** Runs an npm command with only these variables, PATH and HOME. Kills it after 200 s. Resolves even if it fails. */
  readonly npm: (
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<CommandResult>;
  readonly remove: () => void;
}

const excludedPaths =
  /^(?:\.git|\.env|supabase\/functions\/\.env|\.data|node_modules|(?:.*\/)?dist(?:\.[\w-]+)?|reports|test-results)(?:\/|$)/;

/** Copies this checkout to a temporary folder, without secrets, data and build output, and links its packages. */
export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'dep-checkout-'));
  cpSync('.', folder, { recursive: true, filter: (source) => !excludedPaths.test(relative('.', source)) });
  linkPackages(folder);
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write(file, data) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), data);
    },
    restore(path) {
      rmSync(join(folder, path), { recursive: true, force: true });
      cpSync(path, join(folder, path), { recursive: true });
    },
    npm: (args, environment = {}) => runNpm(folder, args, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    // Vite writes to these folders, so copies must not share them.
    if (name.startsWith('.vite')) continue;
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
}

async function runNpm(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['--silent', ...args], {
    cwd,
    // NODE_ENV of the test run would change the build.
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // Kills the process group, because npm leaves its servers running.
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 200_000);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  clearTimeout(timer);
  return { code: code ?? -1, stdout, stderr };
}
