import { globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { routes } from '../../src/site/routes.ts';

/** Vike's name for the page that stands for every unknown path; it has no row. */
const notFoundFolder = 'pages/_error';

/**
 * Compares the route table with the page folders.
 *
 * @returns what is wrong and how to mend it, one sentence each; nothing where they agree.
 */
export function compareRouteFolders(paths: readonly string[], folders: readonly string[]): string[] {
  const folderOf = (path: string) => `pages${path === '/' ? '/index' : path}`;
  const expected = new Map(paths.map((path) => [folderOf(path), path]));
  const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [
    ...repeated.map((path) => `${path} has two rows in src/site/routes.ts: remove one.`),
    ...[...expected]
      .filter(([folder]) => !folders.includes(folder))
      .map(
        ([folder, path]) =>
          `${path} has a row in src/site/routes.ts but no ${folder}/+Page.tsx: add the page or remove the row.`,
      ),
    ...folders
      .filter((folder) => folder !== notFoundFolder && !expected.has(folder))
      .map(
        (folder) => `${folder}/+Page.tsx has no row in src/site/routes.ts: add the row or remove the folder.`,
      ),
  ];
}

/** Refuses a build in which a page folder has no row of the route table, or a row has no folder. */
export function routeFolders(): Plugin {
  return {
    name: 'route-folders',
    apply: 'build',
    buildStart() {
      const folders = globSync('pages/**/+Page.tsx').map((file) => file.replace(/\/\+Page\.tsx$/, ''));
      const problems = compareRouteFolders(
        routes.map(({ path }) => path),
        folders,
      );
      if (problems.length > 0) this.error(`Route table and page folders differ:\n  ${problems.join('\n  ')}`);
    },
  };
}
