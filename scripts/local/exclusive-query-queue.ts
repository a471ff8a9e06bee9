/**
 * Lets many connections share PGlite, which has one session, without mixing them up.
 *
 * pglite-socket's own queue takes turns message by message. The messages of one query (Parse, Bind, Execute, Sync) share the
 * session's unnamed statement and an implicit transaction until Sync, so that with two connections one binds what the other
 * parsed. Here a connection that has begun keeps its turn until Sync, and until the end of its transaction; and its messages
 * go to the database together, which is half as fast again.
 */
import type { PGlite } from '@electric-sql/pglite';

interface QueuedMessage {
  connection: number;
  message: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (size: number) => void;
  reject: (error: Error) => void;
}

const messageTypes = (letters: string) => new Set(new TextEncoder().encode(letters));

/** Parse, Bind, Describe, Execute, Close: nobody waits for their answers before Sync or Flush (PostgreSQL manual 55.2.3). */
const partsOfAQuery = messageTypes('PBDEC');
/** Simple query, Sync, Terminate, and the start-up message, which has no type but a length that begins with zero. */
const endsTurn = messageTypes('QSX\0');
const syncMessage = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/** In the shape that `PGLiteSocketHandler` asks for. */
export class ExclusiveQueryQueue {
  private readonly database: PGlite;
  private waiting: QueuedMessage[] = [];
  private owner: number | undefined;
  /** What the owner has sent of its query so far. */
  private parts: Uint8Array[] = [];
  private working = false;

  constructor(database: PGlite) {
    this.database = database;
  }

  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ connection, message, onData, resolve, reject });
      void this.work();
    });
  }

  getQueueLength(): number {
    return this.waiting.length;
  }

  clearQueueForHandler(connection: number): void {
    const abandoned = this.waiting.filter((entry) => entry.connection === connection);
    this.waiting = this.waiting.filter((entry) => entry.connection !== connection);
    for (const entry of abandoned) entry.reject(new Error('The connection was closed'));
  }

  /** A connection that went away in the middle of its turn must not leave its transaction to the next. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.owner !== connection) return;
    this.parts = [];
    await this.database.execProtocolRawStream(syncMessage, { onRawData: () => {} });
    if (this.database.isInTransaction()) await this.database.exec('ROLLBACK');
    this.owner = undefined;
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let entry = this.takeNext(); entry; entry = this.takeNext()) await this.take(entry);
    this.working = false;
  }

  private takeNext(): QueuedMessage | undefined {
    const index =
      this.owner === undefined ? 0 : this.waiting.findIndex((entry) => entry.connection === this.owner);
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  private async take(entry: QueuedMessage): Promise<void> {
    this.owner = entry.connection;
    this.parts.push(entry.message);
    const type = entry.message[0]!;
    if (partsOfAQuery.has(type)) return entry.resolve(0);
    const query = Buffer.concat(this.parts);
    this.parts = [];
    await this.execute(query, entry);
    if (endsTurn.has(type) && !this.database.isInTransaction()) this.owner = undefined;
  }

  private async execute(query: Uint8Array, { onData, resolve, reject }: QueuedMessage): Promise<void> {
    let size = 0;
    try {
      await this.database.execProtocolRawStream(query, {
        onRawData: (data) => {
          size += data.length;
          onData(data);
        },
      });
      resolve(size);
    } catch (error) {
      reject(error as Error);
    }
  }
}
