import { existsSync } from 'node:fs';
import { getContentFile, getPageTextFile, getSampleFile, getSampleModule } from '#src/site/paths.ts';
import { pagePaths } from '../output.ts';

/** `path` is the path of the page that shows the texts. */
export interface TextFile {
  readonly path: string;
  readonly file: string;
  /** Has the file's `schema`. */
  readonly module: string;
  /** In the editor. Default: the page's. */
  readonly label?: string;
}

export const pageFiles: readonly TextFile[] = pagePaths.map((path) => ({
  path,
  file: getPageTextFile(path),
  module: getContentFile(path),
}));

export const sampleFiles: readonly TextFile[] = pagePaths
  .map((path) => ({ path, file: getSampleFile(path), module: getSampleModule(path) }))
  .filter(({ module }) => existsSync(module));

export const formFiles: readonly TextFile[] = [
  { path: '/contact', name: 'contact', label: 'Contact form' },
  { path: '/submit-rfp/form', name: 'rfp', label: 'RFP form' },
  { path: '/contact', name: 'topics', label: 'Topics and services' },
].map(({ path, name, label }) => ({
  path,
  label,
  file: `content/forms/${name}.json`,
  module: `src/content/values/form-texts/${name}.ts`,
}));

export const textFiles: readonly TextFile[] = [
  ...pageFiles,
  ...sampleFiles,
  { path: '/', file: 'content/planner.json', module: 'src/content/values/planner-texts.ts' },
  ...formFiles,
  { path: '/', file: 'content/navigation.json', module: 'src/content/values/menu-texts.ts' },
];
