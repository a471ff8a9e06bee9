/**
 * Keeps the files of a form on disk, not in memory, until the form has been read to its end and its inquiry is stored.
 * Only then do they go to storage, so that nothing of a refused form gets there.
 */
import { sha256Stream } from '../digest.ts';
import { backgroundLog } from '../log.ts';

/** The file system calls that the spool needs. */
export interface Disk {
  create(path: string): Promise<{ writable: WritableStream<Uint8Array> }>;
  open(path: string): Promise<{ readable: ReadableStream<Uint8Array> }>;
  remove(path: string): Promise<void>;
}

export interface ReceivedFile {
  readonly name: string;
  readonly size: number;
  /** SHA-256 of the bytes that were read while the file was wanted. */
  readonly digest: string;
  /** Undefined for a file that could not be kept. */
  readonly content: SpooledContent | undefined;
}

interface SpooledContent {
  stream(): Promise<ReadableStream<Uint8Array>>;
  remove(): Promise<void>;
}

/** The limit for all files on disk at once, about twenty of the largest posts, so that visitors can't fill it. */
const maximumBytes = 1024 * 1024 * 1024;

export class FileSpool {
  readonly #disk: Disk;
  readonly #folder: string;
  #bytes = 0;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  /** Reads a file to its end and writes it to disk. If it isn't wanted or can't be written, it is only measured. */
  async keep(
    chunks: AsyncIterable<Uint8Array>,
    isWanted: () => boolean,
  ): Promise<Omit<ReceivedFile, 'name'>> {
    const path = `${this.#folder}/inquiry-file-${crypto.randomUUID()}`;
    let size = 0;
    let written = 0;
    let writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
    let isKept = true;
    const hash = sha256Stream();
    const remove = async () => {
      this.#bytes -= written;
      written = 0;
      if (writer) await this.#disk.remove(path).catch(report);
    };
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (isWanted()) hash.update(chunk);
        else isKept = false;
        isKept &&= this.#bytes + chunk.length <= maximumBytes;
        if (!isKept) continue;
        this.#bytes += chunk.length;
        written += chunk.length;
        try {
          writer ??= (await this.#disk.create(path)).writable.getWriter();
          await writer.write(chunk);
        } catch (error) {
          report(error);
          isKept = false;
        }
      }
    } catch (error) {
      isKept = false;
      throw error;
    } finally {
      // After a failed write the writer is closed already.
      await writer?.close().catch(() => {});
      if (!isKept) await remove();
    }
    const stream = async () => (await this.#disk.open(path)).readable;
    const digest = hash.digest('hex');
    return { size, digest, content: isKept && writer ? { stream, remove } : undefined };
  }
}

export async function removeSpooled(files: readonly ReceivedFile[]): Promise<void> {
  for (const { content } of files) await content?.remove();
}

function report(error: unknown): void {
  backgroundLog.failure('disk_failed', error);
}
