import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { listContentFiles, readFilledFile } from './content-files.ts';
import { headSchema, notFoundHeadSchema } from './content-schemas.ts';
import { legalPaths } from './legal-pages.ts';
import { getPathOfTexts } from './paths.ts';
import { getRepositoryPath } from './repository.ts';

export type Head = z.infer<typeof headSchema>;

const folder = 'content/pages';
const notFoundFile = 'not-found.json';

const readHead = <T>(file: string, schema: z.ZodType<T>): T =>
  readFilledFile(`${folder}/${file}`, z.looseObject({ head: schema })).head;

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
