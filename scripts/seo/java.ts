import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const works = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

/** The command of a Java runtime, for the Nu checker: the configured one (`JAVA_HOME`) or one that is installed, if any. */
export function findJava(): string | undefined {
  const home = process.env['JAVA_HOME'];
  return [...(home ? [join(home, 'bin/java')] : []), 'java'].find(works);
}
