import type { Plugin } from 'vite';
import type * as Drawings from '../drawings.ts';

/** Imports what draws when it is first needed, unseen by what bundles Vite's configuration. */
const drawings = () => import(new URL('../drawings.ts', import.meta.url).href) as Promise<typeof Drawings>;

const drawnModule = /^virtual:(?:callout-structure|thread)$/;
// eslint-disable-next-line no-control-regex -- Rollup's mark of a virtual module
const loadedModule = /^\0virtual:(?:callout-structure|thread)$/;

const contentTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', avif: 'image/avif' };

/** Makes the drawings of `scripts/drawings.ts`: images at their addresses, and what pages hold themselves as virtual modules. */
export function drawnImages(): Plugin {
  return {
    name: 'drawings',
    resolveId: { filter: { id: drawnModule }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: loadedModule },
      async handler(id) {
        const draw = (await drawings()).modules[id.slice(1)];
        return draw && `export default ${JSON.stringify(await draw())}`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
        if (!type) return next();
        drawings()
          .then(({ images }) => images.get(path)?.())
          .then((image) => (image ? response.setHeader('content-type', type).end(image) : next()))
          .catch((error: unknown) => next(error));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      try {
        for (const [path, draw] of (await drawings()).images)
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw() });
      } catch (error) {
        this.error((error as Error).message);
      }
    },
  };
}
