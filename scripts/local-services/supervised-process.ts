/** Keeps a child process running until it is told to end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export interface SupervisedProcess {
  /** The running child's process identifier. */
  readonly pid: () => number | undefined;
  close(): Promise<void>;
}

interface Description {
  name: string;
  command: string;
  arguments: string[];
  environment: Record<string, string | undefined>;
  /** Resolves when the child can be used. */
  ready: (child: ChildProcess) => Promise<void>;
  stopSignal: NodeJS.Signals;
  log: (line: string) => void;
}

const shortestPause = 100;
const longestPause = 5000;
const graceMilliseconds = 5000;

/** Starts the child and waits until it is ready; after that, a child that ends is started again. */
export async function supervise(description: Description): Promise<SupervisedProcess> {
  let child = start(description);
  let closing = false;

  const keepRunning = async () => {
    for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
      const startedAt = Date.now();
      const reason = await ended(child);
      if (closing) return;
      if (Date.now() - startedAt > 10 * longestPause) pause = shortestPause;
      description.log(`${description.name} ended (${reason}); starting it again`);
      await wait(pause);
      if (closing) return;
      child = start(description);
    }
  };

  await Promise.race([
    description.ready(child),
    ended(child).then((reason) => {
      throw new Error(`${description.name} did not start (${reason})`);
    }),
  ]);
  const kept = keepRunning();
  return {
    pid: () => child.pid,
    async close() {
      closing = true;
      await end(child, description.stopSignal);
      await kept;
    },
  };
}

/** A child learns from the end of its standard input that this process is gone. */
function start({ command, arguments: list, environment, log, name }: Description) {
  // In a process group of its own, so that Ctrl-C reaches only the parent, which ends its children in order.
  const child = spawn(command, list, { env: environment, stdio: 'pipe', detached: true });
  child.on('error', (error) => log(`${name}: ${error.message}`));
  for (const stream of [child.stdout, child.stderr])
    logLines(stream, (line) => log(isStructured(line) ? line : `${name}: ${line}`));
  return child;
}

/** A structured log line names its source itself, and a prefix would make it unreadable to programs. */
const isStructured = (line: string) => /^\{.*\}$/.test(line);

function logLines(stream: Readable, log: (line: string) => void): void {
  createInterface({ input: stream }).on('line', log);
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function ended(child: ChildProcess): Promise<string> {
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  return child.signalCode ?? `exit code ${child.exitCode ?? 'unknown'}`;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
  child.kill(signal);
  await ended(child);
  clearTimeout(timer);
}
