import type { Plugin } from 'vite';
import { compounds } from '../../src/site/compounds.ts';
import { planPath, tilePath } from '../../src/site/pictures.ts';
import { team, type TeamMember } from '../../src/site/team.ts';
import type * as Structures from '../chemistry/draw-structure.ts';
import { content as home } from '../../pages/index/content.ts';
import type * as Thread from '../chemistry/thread.ts';
import type * as Tiles from '../chemistry/team-tile.ts';

const calloutModule = 'virtual:callout-structure';
const threadModule = 'virtual:thread';

/** The frame of a drawn figure; beside bonds of this length the ACS line has the width of the figures' own. */
const calloutFrame = { width: 400, height: 318, bondLength: 42 };

/** Imports what draws when it is first needed, unseen by what bundles Vite's configuration: it brings the tokens along. */
const importLate = <Module>(path: string) => import(new URL(path, import.meta.url).href) as Promise<Module>;

const drawTile = async (compound: keyof typeof compounds) =>
  (await importLate<typeof Tiles>('../chemistry/team-tile.ts')).drawTeamTile(compound);

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

/** The tiles that the build draws for members without a photo: their address and compound. */
export const tilesOf = (members: readonly TeamMember[]) =>
  new Map(
    members.flatMap(({ image }) =>
      typeof image === 'string' ? [] : [[tilePath(image.compound), image.compound] as const],
    ),
  );

/**
 * Draws the structural formulae of `src/site/compounds.ts`: the tiles of members without a photo as images, `virtual:callout-structure` and `virtual:thread`. A structure that can't be right fails the build.
 */
export function structures(): Plugin {
  return {
    name: 'structures',
    resolveId: (id) => (`\0${id}` in sources ? `\0${id}` : undefined),
    load: (id) => sources[id]?.(),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const compound = tilesOf(team).get(path);
        if (!compound && path !== planPath) return next();
        (compound ? drawTile(compound) : drawPlan()).then(
          (svg) => response.setHeader('content-type', 'image/svg+xml').end(svg),
          (error: unknown) => next(error),
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      try {
        for (const [path, compound] of tilesOf(team))
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await drawTile(compound) });
        this.emitFile({ type: 'asset', fileName: planPath.slice(1), source: await drawPlan() });
      } catch (error) {
        this.error((error as Error).message);
      }
    },
  };
}
