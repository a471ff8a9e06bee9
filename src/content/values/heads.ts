import { readdirSync } from 'node:fs';
import type * as z from 'zod';
import { listContentFiles } from '#src/content/readers/content-files.ts';
import { headSchema, notFoundHeadSchema } from '#src/content/schemas/head.ts';
import { legalPaths } from './legal-pages.ts';
import { getPageTextFile, getPathOfTexts, notFoundPath, pageTextFolder } from '#src/site/paths.ts';
import { getRepositoryPath, readText } from '#src/content/readers/repository.ts';
import { fillTokens } from '#src/content/readers/tokens.ts';

export type Head = z.infer<typeof headSchema>;

/** What search results and browser tabs show. */
export type PageTitle = Pick<Head, 'title' | 'description'>;

/** Doesn't throw, because `read-page.ts` reports the mistakes of all pages. */
function readHead<T>(path: string, schema: z.ZodType<T>): T {
  try {
    const { head } = JSON.parse(readText(getPageTextFile(path))) as { readonly head: T };
    return fillTokens(schema.safeParse(head).data ?? head);
  } catch {
    return {} as T;
  }
}

const legalTexts = listContentFiles('content/legal', '.md');
const hasPage = (path: string) => !legalPaths.includes(path) || legalTexts.includes(path.slice(1));

const allHeads: ReadonlyMap<string, Head> = new Map(
  readdirSync(getRepositoryPath(pageTextFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map(getPathOfTexts)
    .filter((path) => path !== notFoundPath && hasPage(path))
    .map((path) => [path, readHead(path, headSchema)]),
);

const notFoundHead = readHead(notFoundPath, notFoundHeadSchema);

/** What other pages show of each page, by its path. */
export const heads: Readonly<Record<string, Omit<Head, keyof PageTitle>>> = Object.fromEntries(
  [...allHeads].map(([path, { title: _title, description: _description, ...head }]) => [path, head]),
);

export const notFoundLabel = notFoundHead.label;

export const siteDescription = allHeads.get('/')?.description ?? '';

/** For the build and the audit. A page's content has its own title. */
export const getPageTitle = (path: string): PageTitle => allHeads.get(path) ?? notFoundHead;
