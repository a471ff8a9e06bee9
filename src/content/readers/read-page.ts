import * as z from 'zod';
import { readContentFile, readFilledFile } from './content-files.ts';
import type { PageTitle } from '#src/content/values/heads.ts';
import { getPageTextFile } from '#src/site/paths.ts';
import { list, text } from '#src/content/schemas/parts.ts';

const keywordsSchema = z.record(z.string(), list(text(50), 1, 8));

/** Of the head, returns only title and description: `heads.ts` has the rest. Throws like `readContentFile`. */
export function readPage<T extends { readonly head: PageTitle }>(path: string, schema: z.ZodType<T>) {
  const { head, ...content } = readFilledFile(getPageTextFile(path), schema);
  const keywords = readContentFile('content/keywords.json', keywordsSchema)[path];
  if (!keywords) throw new Error(`content/keywords.json: ${path} is missing. Add it.`);
  return { head: { title: head.title, description: head.description }, keywords, ...content };
}
