import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file of this repository, because commands may run in another folder. */
export const getRepositoryPath = (file: string) =>
  resolve(fileURLToPath(new URL('../../', import.meta.url)), file);
