/** Child processes that restart when they end, until they are closed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningChild {
  /** The running child's process identifier. */
  readonly pid: () => number | undefined;
  close(): Promise<void>;
}

interface Description {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stopSignal: NodeJS.Signals;
  /** Whether the child can be used. */
  readonly isReady: (pid: number | undefined) => boolean | Promise<boolean>;
  /** Takes each line of the child’s output. */
  readonly log: (line: string) => void;
}

const restartMilliseconds = 200;
const graceMilliseconds = 5000;

/**
 * Starts a child, and resolves when it is ready.
 *
 * @throws {Error} when it ends before that.
 */
export async function startChild(description: Description): Promise<RunningChild> {
  const { name, stopSignal, isReady, log } = description;
  let isClosing = false;
  let child = spawnChild(description);

  while (!(await isReady(child.pid))) {
    if (hasEnded(child)) throw new Error(`${name} did not start (${endOf(child)})`);
    await pause(20);
  }
  const keepRunning = async () => {
    for (;;) {
      await untilEnd(child);
      if (isClosing) return;
      log(`${name} ended (${endOf(child)}); starting it again`);
      await pause(restartMilliseconds);
      if (isClosing) return;
      child = spawnChild(description);
    }
  };
  const kept = keepRunning();
  return {
    pid: () => child.pid,
    async close() {
      isClosing = true;
      child.kill(stopSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
      await kept;
      clearTimeout(timer);
    },
  };
}

function spawnChild({ name, command, arguments: list, environment, log }: Description): ChildProcess {
  // Detached, so that Ctrl-C reaches only the parent, which ends its children in order. A child notices the parent's end
  // by the end of its standard input.
  const child = spawn(command, list, { env: environment, stdio: 'pipe', detached: true });
  child.on('error', (error) => log(`${name}: ${error.message}`));
  for (const input of [child.stdout, child.stderr])
    // A line of JSON names its source, and programs read it.
    createInterface({ input }).on('line', (line) => log(/^\{.*\}$/.test(line) ? line : `${name}: ${line}`));
  return child;
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

const endOf = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `exit code ${exitCode ?? 'unknown'}`;

async function untilEnd(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
}
