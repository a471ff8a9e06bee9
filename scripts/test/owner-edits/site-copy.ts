import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { copyCheckout, type Checkout } from '../checkout.ts';

const execute = promisify(execFile);

export interface SiteCopy extends Checkout {
  readonly edit: (file: string, search: string | RegExp, replacement: string | (() => string)) => void;
  readonly run: (...command: readonly [string, ...string[]]) => Promise<{ code: number; output: string }>;
}

/** Copies this checkout as a git repository whose only commit has the date `day` (YYYY-MM-DD). */
export async function copySite(day: string): Promise<SiteCopy> {
  const checkout = copyCheckout();
  const { folder } = checkout;
  const date = `${day}T12:00:00Z`;
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) =>
    execute('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, ...dates },
    });
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'Initial commit');
  return {
    ...checkout,
    edit(file, search, replacement) {
      const text = checkout.read(file);
      const changed = text.replace(search, replacement as string);
      if (changed === text)
        throw new Error(`The edit changes nothing, because ${file} doesn't contain ${String(search)}`);
      checkout.write(file, changed);
    },
    async run(command, ...args) {
      // The variables that Vitest sets would change the commands.
      const { NODE_ENV, VITEST, ...environment } = process.env;
      void [NODE_ENV, VITEST];
      // The port is below the ephemeral ports: a connection could take one of those before the server starts.
      const port = await getPort({ port: portNumbers(4200, 4999) });
      try {
        const { stdout, stderr } = await execute(join('node_modules/.bin', command), args, {
          cwd: folder,
          env: { ...environment, E2E_PORT: `${port}` },
          maxBuffer: 16 * 1024 * 1024,
        });
        return { code: 0, output: stdout + stderr };
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, output: stdout + stderr };
      }
    },
  };
}
