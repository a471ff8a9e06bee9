/** The site as `npm start` serves it, in processes of its own that can be watched and killed. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

export interface SiteProcess {
  readonly origin: string;
  readonly pid: number;
  /** The lines that it printed since it started. */
  readonly log: readonly string[];
  readonly hasEnded: () => boolean;
  readonly processes: () => ProcessesOfSite;
  /** Ends it as Ctrl-C does. */
  readonly close: () => Promise<void>;
}

/** A process, and what it holds in memory. */
interface RunningProcess {
  readonly pid: number;
  readonly residentKilobytes: number;
}

interface ProcessesOfSite {
  readonly server: RunningProcess | undefined;
  readonly function: RunningProcess | undefined;
  readonly database: RunningProcess | undefined;
}

interface Options {
  readonly port: number;
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Serves the built site, and resolves once its forms can be sent too. */
export async function startSite({ port, dataDir, environment = {} }: Options): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['scripts/serve/serve-site.ts'], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => log.push(line));
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!log.some((line) => line.startsWith('The site is at '))) {
    if (hasEnded()) throw new Error(`The site ended while it started:\n${log.join('\n')}`);
    await pause(20);
  }
  const pid = child.pid!;
  return {
    origin: `http://localhost:${port}`,
    pid,
    log,
    hasEnded,
    processes: () => processesOf(pid),
    async close() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function processesOf(site: number): ProcessesOfSite {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const running = table.split('\n').map((line) => {
    const [, pid, parent, resident, command = ''] = /^ *(\d+) +(\d+) +(\d+) +(\S+)/.exec(line) ?? [];
    return { command, parent: Number(parent), pid: Number(pid), residentKilobytes: Number(resident) };
  });
  const child = (name: string) =>
    running.find(({ parent, command }) => parent === site && command.endsWith(name));
  return {
    server: running.find(({ pid }) => pid === site),
    function: child('/deno'),
    database: child('/postgres'),
  };
}
