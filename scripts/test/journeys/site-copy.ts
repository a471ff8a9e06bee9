import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { copyCheckout, type Checkout } from '../checkout.ts';

const execute = promisify(execFile);

/** A copy of this checkout to edit, with a history of one day. */
export interface SiteCopy extends Checkout {
  /** Replaces a text of a file; throws where it isn't there. */
  readonly edit: (file: string, search: string | RegExp, replacement: string | (() => string)) => void;
  /** Runs a command of node_modules; resolves to its exit code and what it printed. */
  readonly run: (...command: readonly [string, ...string[]]) => Promise<{ code: number; output: string }>;
}

/** Copies the working tree and commits it as of `day`. The packages are shared. */
export async function copySite(day: string): Promise<SiteCopy> {
  const checkout = copyCheckout();
  const { folder } = checkout;
  const date = `${day}T12:00:00Z`;
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...parameters: string[]) =>
    execute('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...parameters], {
      cwd: folder,
      env: { ...process.env, ...dates },
    });
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'The site as it is');
  return {
    ...checkout,
    edit(file, search, replacement) {
      const text = checkout.read(file);
      const changed = text.replace(search, replacement as string);
      if (changed === text)
        throw new Error(`${file} doesn't hold ${String(search)}: the edit changes nothing`);
      checkout.write(file, changed);
    },
    async run(command, ...parameters) {
      // Without the test runner's own mode.
      const { NODE_ENV, VITEST, ...environment } = process.env;
      void [NODE_ENV, VITEST];
      // Below the ports from which systems let connections begin: the server that gets it starts much later.
      const port = await getPort({ port: portNumbers(4200, 4999) });
      try {
        const { stdout: out, stderr } = await execute(join('node_modules/.bin', command), parameters, {
          cwd: folder,
          env: { ...environment, E2E_PORT: `${port}` },
          maxBuffer: 16 * 1024 * 1024,
        });
        return { code: 0, output: out + stderr };
      } catch (error) {
        const { code, stdout: out, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, output: out + stderr };
      }
    },
  };
}
