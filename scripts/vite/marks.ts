import type { Plugin } from 'vite';
import { disciplines, type DisciplineName } from '../../src/site/disciplines.ts';
import { markPath } from '../../src/site/pictures.ts';
import type * as Marks from '../marks/draw-mark.ts';

/** Imports what draws when it is first needed, unseen by what bundles Vite's configuration: it brings the tokens along. */
const draw = async (discipline: DisciplineName) =>
  ((await import(new URL('../marks/draw-mark.ts', import.meta.url).href)) as typeof Marks).drawMark(
    discipline,
  );

const disciplineOf = new Map(
  (Object.keys(disciplines) as DisciplineName[]).map((name) => [markPath(name), name]),
);

/** Draws the marks of the disciplines as images. */
export function marks(): Plugin {
  return {
    name: 'marks',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const discipline = disciplineOf.get(request.url?.split('?')[0] ?? '');
        if (!discipline) return next();
        draw(discipline).then(
          (svg) => response.setHeader('content-type', 'image/svg+xml').end(svg),
          (error: unknown) => next(error),
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, discipline] of disciplineOf)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw(discipline) });
    },
  };
}
