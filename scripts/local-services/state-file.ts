/**
 * Small JSON files of the data folder: written whole or not at all; a damaged one is refused with what to do about it.
 */
import { existsSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { writeWhole } from './whole-file.ts';

/** @throws {Error} that names a damaged file and says `remedy`. */
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

export async function writeStateFile(file: string, value: unknown): Promise<void> {
  await writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);
}
