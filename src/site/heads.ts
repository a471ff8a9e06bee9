import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { listContentFiles } from './content-files.ts';
import { headSchema, notFoundHeadSchema } from './content-schemas.ts';
import { legalPaths } from './legal-pages.ts';
import { getPathOfTexts } from './paths.ts';
import { getRepositoryPath } from './repository.ts';
import { fillTokens } from './tokens.ts';

export type Head = z.infer<typeof headSchema>;

const folder = 'content/pages';
const notFoundFile = 'not-found.json';

/** Doesn't throw: each page reads its file too (`read-page.ts`), so that all mistakes of all pages are reported. */
function readHead<T>(file: string, schema: z.ZodType<T>): T {
  const path = getRepositoryPath(`${folder}/${file}`);
  try {
    const { head } = JSON.parse(readFileSync(path, 'utf8')) as { readonly head: T };
    return fillTokens(schema.safeParse(head).data ?? head);
  } catch {
    return {} as T;
  }
}

const files = readdirSync(getRepositoryPath(folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

const legalTexts = listContentFiles('content/legal', '.md');
const hasPage = (path: string) => !legalPaths.includes(path) || legalTexts.includes(path.slice(1));

/** The texts about each page, by its path. */
export const heads: Readonly<Record<string, Head>> = Object.fromEntries(
  files
    .filter((file) => file !== notFoundFile && hasPage(getPathOfTexts(file)))
    .map((file) => [getPathOfTexts(file), readHead(file, headSchema)]),
);

export const notFoundHead = readHead(notFoundFile, notFoundHeadSchema);
