import type { Plugin } from 'vite';
import type * as Drawings from '#scripts/drawings/drawings.ts';

/** Imports what draws when it is first needed, unseen by what bundles Vite's configuration. */
export const loadDrawings = () =>
  import(new URL('../drawings/drawings.ts', import.meta.url).href) as Promise<typeof Drawings>;

const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** Puts the images of `scripts/drawings/drawings.ts` at their addresses. */
export function drawnImages(): Plugin {
  return {
    name: 'drawn-images',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
        if (!type) return next();
        loadDrawings()
          .then(({ images }) => images.get(path)?.())
          .then((image) => (image ? response.setHeader('content-type', type).end(image) : next()))
          .catch((error: unknown) => next(error));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      try {
        for (const [path, draw] of (await loadDrawings()).images)
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw() });
      } catch (error) {
        this.error((error as Error).message);
      }
    },
  };
}
