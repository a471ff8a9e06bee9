import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute, because commands may run in another folder. */
export const getRepositoryPath = (file: string) =>
  resolve(fileURLToPath(new URL('../../../', import.meta.url)), file);

/** Cleans what Word and chats paste: invisible characters and special spaces. */
export const cleanText = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Zs}/gu, ' ');

export const readText = (file: string) => cleanText(readFileSync(getRepositoryPath(file), 'utf8'));
