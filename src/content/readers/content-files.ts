/** Only modules that the build replaces by their values import this (`scripts/build/content/content-modules.ts`). */
import { existsSync, readdirSync } from 'node:fs';
import type * as z from 'zod';
import { getRepositoryPath, readText } from './repository.ts';
import { formatPath } from '#src/content/schemas/parts.ts';
import { fillTokens } from './tokens.ts';

/** A file's name without its extension. */
export type Slug = string;

/** @throws {Error} with a line for each mistake: its file, label and fix */
export const readContentFile = <T>(file: string, schema: z.ZodType<T>): T =>
  parseContent(file, parseJson(file), schema);

/** Like `readContentFile`, with tokens replaced (`fillTokens`). */
export function readFilledFile<T>(file: string, schema: z.ZodType<T>): T {
  const value = parseJson(file);
  const problems: string[] = [];
  fillTokens(value, (token, path) =>
    problems.push(
      `${file}: ${formatPath(path, schema)} has ${token}, which names nothing. Correct the name.`,
    ),
  );
  try {
    const content = parseContent(file, value, schema);
    if (problems.length === 0) return fillTokens(content);
  } catch (error) {
    problems.unshift((error as Error).message);
  }
  throw new Error(problems.join('\n'));
}

/**
 * Reads JSON files in the order of their names.
 *
 * @throws {Error} with the mistakes of all files
 */
export function readContentFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
): readonly (T & { readonly slug: Slug })[] {
  const problems: string[] = [];
  const entries = listContentFiles(folder, '.json').flatMap((slug) => {
    try {
      return [{ slug, ...readFilledFile(`${folder}/${slug}.json`, schema) }];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (entries.length === 0) throw new Error(`${folder} is empty. Add at least one file.`);
  return entries;
}

/** @throws {Error} for names that a URL would have to encode */
export function listContentFiles(folder: string, extension: '.json' | '.md'): readonly Slug[] {
  const path = getRepositoryPath(folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
  const slugs = names.map((name) => (name.endsWith(extension) ? name.slice(0, -extension.length) : ''));
  const problems = names
    .filter((_, index) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slugs[index]!))
    .map(
      (name) =>
        `${folder}/${name} has an unsuitable name. Use lowercase letters, digits and hyphens, and the extension ${extension}.`,
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return slugs.toSorted();
}

function parseContent<T>(file: string, value: unknown, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new Error(
    error.issues
      .map(({ path, message }) => `${file}: ${[formatPath(path, schema), message].filter(Boolean).join(' ')}`)
      .join('\n'),
  );
}

function parseJson(file: string): unknown {
  if (!existsSync(getRepositoryPath(file))) throw new Error(`${file} is missing. Add or restore it.`);
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`${file} isn't valid JSON: ${(error as Error).message}. Correct it.`, { cause: error });
  }
}
