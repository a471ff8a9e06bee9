/**
 * The embedded database in a process of its own, so that a query never holds up a page, and a crash of either leaves the
 * other standing. Started by `database.ts`: data folder and port as arguments; it says `ready` over the channel to its parent
 * and ends with it.
 */
import { createServer } from 'node:net';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket';
import { ExclusiveQueryQueue } from './exclusive-query-queue.ts';
import { applyMigrations } from './migrations.ts';

const [, , folder, port] = process.argv;
if (!folder || !port) throw new Error('Please start this with a data folder and a port.');

process.on('uncaughtException', (error) => {
  // The message alone: an error of PGlite carries all of its source and of ours.
  console.error(error.message);
  process.exit(1);
});

const database = await PGlite.create(folder);
await applyMigrations({
  execute: (statements) => database.exec(statements),
  query: async (statement) => (await database.query<Record<string, unknown>>(statement)).rows,
});

type Queue = ConstructorParameters<typeof PGLiteSocketHandler>[0]['queryQueue'];
// The declared class has private members, which no other can have; the handler calls the public ones only.
const queryQueue = new ExclusiveQueryQueue(database) as unknown as Queue;

const server = createServer((socket) => {
  void new PGLiteSocketHandler({ queryQueue, closeOnDetach: true }).attach(socket);
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  server.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('disconnect', () => void close());
// An interrupt at the terminal reaches the whole group; the parent says when it is this one's turn.
process.on('SIGINT', () => {});
