/** The PostgreSQL server that runs on a cluster, found by the pid file that it writes there. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** What PostgreSQL notes in its folder about the server (manual, "Database File Layout"). */
export function readServerFile(data: string) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, , , , status] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/** Ends the server that a killed site left behind. Returns whether there was one. */
export async function endEarlierServer(data: string): Promise<boolean> {
  const pid = readServerFile(data)?.pid;
  if (pid === undefined) return false;
  const isThere = () => commandLineOf(pid).includes(data);
  if (isThere()) process.kill(pid, 'SIGINT');
  while (isThere()) await pause(20);
  // A stale postmaster.pid whose PID was reused, or is a zombie, would stop PostgreSQL; its shared-memory check still
  // guards the data.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  return true;
}

/** Empty when there is no such process. */
function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
