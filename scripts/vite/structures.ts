import type { Plugin } from 'vite';
import { compounds } from '../../src/site/compounds.ts';
import { planPath } from '../../src/site/pictures.ts';
import type * as Structures from '../chemistry/draw-structure.ts';
import { content as home } from '../../pages/index/content.ts';
import type * as Thread from '../chemistry/thread.ts';

const calloutModule = 'virtual:callout-structure';
const threadModule = 'virtual:thread';

/** The frame of a drawn figure; beside bonds of this length the ACS line has the width of the figures' own. */
const calloutFrame = { width: 400, height: 318, bondLength: 42 };

/** Imports what draws when it is first needed, unseen by what bundles Vite's configuration: it brings the tokens along. */
const importLate = <Module>(path: string) => import(new URL(path, import.meta.url).href) as Promise<Module>;

/** Draws the callouts' compound as few paths: bonds, letters, and the places of its atoms. */
async function calloutSource(): Promise<string> {
  const { drawStructure } = await importLate<typeof Structures>('../chemistry/draw-structure.ts');
  const { atoms, strokes, glyphs } = await drawStructure('lidocaine', compounds.lidocaine, calloutFrame);
  const join = (parts: readonly { readonly path: string }[]) => parts.map(({ path }) => path).join('');
  return `export default ${JSON.stringify({ atoms, bonds: join(strokes), letters: join(glyphs) })}`;
}

const threadSource = async () =>
  `export default ${JSON.stringify(await (await importLate<typeof Thread>('../chemistry/thread.ts')).drawThread())}`;

const drawPlan = async () =>
  (await importLate<typeof Thread>('../chemistry/thread.ts')).drawPlan(home.thread.lanes);

const sources: Readonly<Record<string, () => Promise<string>>> = {
  [`\0${calloutModule}`]: calloutSource,
  [`\0${threadModule}`]: threadSource,
};

/**
 * Draws the structural formulae of `src/site/compounds.ts`, as `virtual:callout-structure` and `virtual:thread`, and the
 * plan's lanes. A structure that can't be right fails the build.
 */
export function structures(): Plugin {
  return {
    name: 'structures',
    resolveId: (id) => (`\0${id}` in sources ? `\0${id}` : undefined),
    load: (id) => sources[id]?.(),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== planPath) return next();
        drawPlan().then(
          (svg) => response.setHeader('content-type', 'image/svg+xml').end(svg),
          (error: unknown) => next(error),
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      try {
        this.emitFile({ type: 'asset', fileName: planPath.slice(1), source: await drawPlan() });
      } catch (error) {
        this.error((error as Error).message);
      }
    },
  };
}
