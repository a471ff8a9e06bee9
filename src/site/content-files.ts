/**
 * Reads the files in `content/`, which the owner edits. Only modules that the build replaces by their values import it
 * (`scripts/vite/content-modules.ts`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { fillFigures } from './figure-tokens.ts';
import { getRepositoryPath } from './repository.ts';

/** A file's name without its extension: the id of its entry. */
export type Slug = string;

interface Entry {
  readonly slug: Slug;
}

/**
 * Reads a JSON file.
 *
 * @throws {Error} with a line for each mistake: its file, field and fix
 */
export function readContentFile<T>(file: string, schema: z.ZodType<T>): T {
  const problems: string[] = [];
  const value = fillFigures(parseJson(file), (token, path) =>
    problems.push(
      `${file}: ${formatPath(path)} names ${token}, but content/figures.json has no such figure. Correct the name.`,
    ),
  );
  const result = schema.safeParse(value);
  for (const { path, message } of result.error?.issues ?? [])
    problems.push(`${file}: ${[formatPath(path), message].filter(Boolean).join(' ')}`);
  if (!result.success || problems.length > 0) throw new Error(problems.join('\n'));
  return result.data;
}

/**
 * Reads a folder of JSON files, in the order of their names.
 *
 * @throws {Error} with the mistakes of all files
 */
export function readContentFolder<T>(folder: string, schema: z.ZodType<T>): readonly (T & Entry)[] {
  const problems: string[] = [];
  const entries = listContentFiles(folder, '.json').flatMap((slug) => {
    try {
      return [{ slug, ...readContentFile(`${folder}/${slug}.json`, schema) }];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries;
}

export function listContentFiles(folder: string, extension: '.json' | '.md'): readonly Slug[] {
  const path = getRepositoryPath(folder);
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .toSorted();
}

function parseJson(file: string): unknown {
  const path = getRepositoryPath(file);
  if (!existsSync(path)) throw new Error(`${file} is missing. Restore it.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${file} isn't valid JSON: ${(error as Error).message}. Correct it.`, { cause: error });
  }
}

/** Formats `['metrics', 0, 'value']` as `metrics[0].value`. */
const formatPath = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
