import { execFile } from 'node:child_process';
import process from 'node:process';

/** Runs a script with only these variables, PATH and HOME, by default in this checkout. Resolves even if it fails. */
export function runScript(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { cwd, env: { PATH, HOME, ...environment } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
