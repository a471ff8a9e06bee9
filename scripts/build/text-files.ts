import { existsSync } from 'node:fs';
import { getContentFile, getPageTextFile, getSampleFile, getSampleModule } from '#src/site/paths.ts';
import { pagePaths } from './output.ts';

/** A file of texts, with the path of the page that shows them. */
export interface TextFile {
  readonly path: string;
  readonly file: string;
  /** Has the file's `schema`. */
  readonly module: string;
}

export const pageFiles: readonly TextFile[] = pagePaths.map((path) => ({
  path,
  file: getPageTextFile(path),
  module: getContentFile(path),
}));

export const sampleFiles: readonly TextFile[] = pagePaths
  .map((path) => ({ path, file: getSampleFile(path), module: getSampleModule(path) }))
  .filter(({ module }) => existsSync(module));

export const textFiles: readonly TextFile[] = [
  ...pageFiles,
  ...sampleFiles,
  { path: '/', file: 'content/planner.json', module: 'src/site/planner-texts.ts' },
  { path: '/', file: 'content/navigation.json', module: 'src/site/menu-texts.ts' },
];
