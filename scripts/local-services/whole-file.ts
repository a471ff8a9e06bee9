/** Files that are whole or not there, whenever the process or the machine stops. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as z from 'zod';

/** Ends the name of a file that is being written. */
const partial = '.part';

/** Writes `file`, and makes its folder if need be. All of it is on the disk when this resolves. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeBeside(file, content, rename);
}

/** Like `writeWhole`, but keeps a file that exists. Of several writers at once, one gets `true`. */
export async function writeOnce(file: string, content: string | Uint8Array): Promise<boolean> {
  try {
    await writeBeside(file, content, link);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeBeside(
  file: string,
  content: string | Uint8Array,
  putInPlace: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(file);
  await makeFolder(folder);
  const part = `${file}.${randomUUID()}${partial}`;
  try {
    {
      await using handle = await open(part, 'wx', 0o600);
      await handle.writeFile(content);
      await handle.sync();
    }
    await putInPlace(part, file);
  } finally {
    await rm(part, { force: true });
  }
  await syncFolder(folder);
}

/** One level only, so that no folder is made in the place of a disk that is gone. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await syncFolder(dirname(folder));
}

/** Writes the names in a folder to the disk, which syncing a file alone doesn't (fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Makes a folder for such files, and removes the partial ones of a process that was killed. */
export async function prepareFolder(folder: string): Promise<void> {
  const first = (await mkdir(folder, { recursive: true })) ?? folder;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith(partial)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Reads a small JSON file; undefined if there is none.
 *
 * @throws {Error} that names a damaged file and says `remedy`.
 */
export function readStateFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  remedy: string,
): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is damaged. ${remedy}`, { cause: error });
  }
}

/** Writes a small JSON file. */
export async function writeStateFile(file: string, value: unknown): Promise<void> {
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);
}
