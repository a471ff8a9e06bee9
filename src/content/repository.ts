import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file of this repository, because commands may run in another folder. */
export const getRepositoryPath = (file: string) =>
  resolve(fileURLToPath(new URL('../../', import.meta.url)), file);

/** Removes invisible characters, such as a zero-width space, and makes all spaces plain ones. Word and chats paste them. */
export const cleanText = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Zs}/gu, ' ');

/** Reads a file in `content/`. */
export const readText = (file: string) => cleanText(readFileSync(getRepositoryPath(file), 'utf8'));
