import * as z from 'zod';
import { readContentFile, readFilledFile } from './content-files.ts';
import { getPageTextFile } from './paths.ts';
import { list, text } from './schema.ts';

const keywordsSchema = z.record(z.string(), list(text(50), 1, 8));

/**
 * Reads the texts and keywords of a page, without its head, which `heads.ts` reads.
 *
 * @throws {Error} with a line for each mistake: its file, label and fix
 */
export function readPage<T extends { readonly head: object }>(path: string, schema: z.ZodType<T>) {
  const { head: _, ...content } = readFilledFile(getPageTextFile(path), schema);
  const keywords = readContentFile('content/keywords.json', keywordsSchema)[path];
  if (!keywords) throw new Error(`content/keywords.json: ${path} is missing. Add it.`);
  return { keywords, ...content };
}
