/**
 * Lets many connections share PGlite, which has one session, without mixing them up.
 *
 * pglite-socket's own queue takes turns message by message. The messages of one query (Parse, Bind, Execute, Sync) share the
 * session's unnamed statement and an implicit transaction until Sync, so that with two connections one binds what the other
 * parsed. Here a connection that has begun keeps its turn until Sync, and until the end of its transaction.
 */
import type { PGlite } from '@electric-sql/pglite';

interface QueuedMessage {
  connection: number;
  message: Uint8Array;
  onData: (data: Uint8Array) => void;
  resolve: (size: number) => void;
  reject: (error: Error) => void;
}

/** First bytes of the frontend messages after which the server is ready for the next query (PostgreSQL manual 55.7). */
const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
/** A start-up message has no type byte; its length begins with a zero. */
const startup = 0;
const endsTurn = new Set([simpleQuery, sync, terminate, startup]);
const syncMessage = new Uint8Array([sync, 0, 0, 0, 4]);

/** In the shape that `PGLiteSocketHandler` asks for. */
export class ExclusiveQueryQueue {
  private readonly database: PGlite;
  private waiting: QueuedMessage[] = [];
  private owner: number | undefined;
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
    await this.database.execProtocolRawStream(syncMessage, { onRawData: () => {} });
    if (this.database.isInTransaction()) await this.database.exec('ROLLBACK');
    this.owner = undefined;
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let entry = this.takeNext(); entry; entry = this.takeNext()) await this.execute(entry);
    this.working = false;
  }

  private takeNext(): QueuedMessage | undefined {
    const index =
      this.owner === undefined ? 0 : this.waiting.findIndex((entry) => entry.connection === this.owner);
    return index < 0 ? undefined : this.waiting.splice(index, 1)[0];
  }

  private async execute({ connection, message, onData, resolve, reject }: QueuedMessage): Promise<void> {
    this.owner = connection;
    let size = 0;
    try {
      await this.database.execProtocolRawStream(message, {
        onRawData: (data) => {
          size += data.length;
          onData(data);
        },
      });
      resolve(size);
    } catch (error) {
      reject(error as Error);
    }
    if (endsTurn.has(message[0]!) && !this.database.isInTransaction()) this.owner = undefined;
  }
}
