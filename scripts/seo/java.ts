import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const works = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

/**
 * The command of a Java runtime, for the Nu checker: the configured one (`JAVA_HOME`), one that is installed, or, as root
 * on Debian, the system's package, which is installed.
 *
 * @throws {Error} that says what to install where there is none.
 */
export function findJava(): string {
  const home = process.env['JAVA_HOME'];
  const configured = home ? join(home, 'bin/java') : undefined;
  if (configured && works(configured)) return configured;
  if (works('java')) return 'java';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Java: none found; installing the default-jre-headless package of this system …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (works('java')) return 'java';
  }
  throw new Error(
    'The Nu checker needs Java, and there is none: install it (Debian: apt-get install default-jre-headless), or leave the rule out with --without=nu-checker.',
  );
}
