/**
 * Who is using a data folder. The embedded database belongs to one process; whoever else wants to read it, such as the lead
 * list, asks that process.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';

const runningSchema = z.object({ pid: z.number(), databasePort: z.number(), functionOrigin: z.string() });

export type RunningServices = z.infer<typeof runningSchema>;

/** The services that are running on this data folder now, if any. */
export async function findRunning(dataDir: string): Promise<RunningServices | undefined> {
  const file = runningFile(dataDir);
  if (!existsSync(file)) return undefined;
  const parsed = runningSchema.safeParse(JSON.parse(readFileSync(file, 'utf8') || 'null'));
  // A file can outlive its process, when the machine stopped or the process was killed.
  return parsed.success && (await isListening(parsed.data.databasePort)) ? parsed.data : undefined;
}

export function noteRunning(dataDir: string, services: Omit<RunningServices, 'pid'>): void {
  writeFileSync(runningFile(dataDir), JSON.stringify({ pid: process.pid, ...services }));
}

export function noteStopped(dataDir: string): void {
  rmSync(runningFile(dataDir), { force: true });
}

function runningFile(dataDir: string): string {
  return join(dataDir, 'running.json');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
