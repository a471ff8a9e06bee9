import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningChild {
  readonly pid: () => number | undefined;
  close(): Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stopSignal: NodeJS.Signals;
  readonly isReady: (pid: number | undefined) => boolean | Promise<boolean>;
  readonly log: (line: string) => void;
}

const restartDelayMs = 200;
const shutdownTimeoutMs = 5000;

/**
 * Waits until the process is ready, and restarts it whenever it exits.
 *
 * @throws {Error} if the process exits before it is ready.
 */
export async function startChild(options: ChildOptions): Promise<RunningChild> {
  const { name, stopSignal, isReady, log } = options;
  let isClosing = false;
  let child = spawnChild(options);

  while (!(await isReady(child.pid))) {
    if (hasExited(child)) throw new Error(`${name} failed to start (${formatExitReason(child)})`);
    await pause(20);
  }
  const restartUntilClosed = async () => {
    for (;;) {
      await waitForExit(child);
      if (isClosing) return;
      log(`${name} exited (${formatExitReason(child)}), restarting`);
      await pause(restartDelayMs);
      if (isClosing) return;
      child = spawnChild(options);
    }
  };
  const supervision = restartUntilClosed();
  return {
    pid: () => child.pid,
    async close() {
      isClosing = true;
      child.kill(stopSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs);
      await supervision;
      clearTimeout(timer);
    },
  };
}

function spawnChild({ name, command, args, environment, log }: ChildOptions): ChildProcess {
  // Detached, so that Ctrl-C lets the parent stop its children in order. If the parent dies, the child's stdin closes.
  const child = spawn(command, args, { env: environment, stdio: 'pipe', detached: true });
  child.on('error', (error) => log(`${name}: ${error.message}`));
  for (const input of [child.stdout, child.stderr])
    // JSON lines name their source, and other programs parse them.
    createInterface({ input }).on('line', (line) => log(/^\{.*\}$/.test(line) ? line : `${name}: ${line}`));
  return child;
}

const hasExited = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

const formatExitReason = ({ exitCode, signalCode }: ChildProcess) =>
  signalCode ?? `exit code ${exitCode ?? 'unknown'}`;

async function waitForExit(child: ChildProcess): Promise<void> {
  if (!hasExited(child)) await new Promise((resolve) => child.once('exit', resolve));
}
