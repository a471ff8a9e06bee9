import type { Plugin } from 'vite';
import { routes } from '../../src/site/routes.ts';
import { lastChanges } from '../build/last-changes.ts';

const moduleId = 'virtual:page-dates';

/** Serves `virtual:page-dates`: the day each page's content last changed, the same for server and browser. */
export function pageDates(): Plugin {
  return {
    name: 'page-dates',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const dates = await lastChanges(routes.map(({ path }) => path));
      return `export default ${JSON.stringify(dates)}`;
    },
  };
}
