import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const files = {
  Figtree: (subset: string) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
  Fraunces: (subset: string) => `@fontsource-variable/fraunces/files/fraunces-${subset}-full-normal.woff2`,
};

export type Family = keyof typeof files;

/** Headings use this instance of Fraunces. */
export const frauncesAxes = { wght: 520, opsz: 72, SOFT: 0, WONK: 0 };

export const readTypeface = (family: Family, subset: 'latin' | 'latin-ext') =>
  readFile(require.resolve(files[family](subset)));
