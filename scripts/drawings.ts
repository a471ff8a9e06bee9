/** Everything that the build draws for the pages: structures, plots, marks and typeset documents. */
import { content as home } from '../pages/index/content.ts';
import { compounds } from '../src/site/compounds.ts';
import { disciplines, type DisciplineName } from '../src/site/disciplines.ts';
import { decisionLogPath, markPath, planPath, tracePath, type TraceName } from '../src/site/pictures.ts';
import { drawStructure } from './chemistry/draw-structure.ts';
import { drawPlan, drawThread } from './chemistry/thread.ts';
import { drawMark } from './marks/draw-mark.ts';
import { drawDecisionLog } from './specimens/decision-log.ts';
import { baseline } from './traces/baseline.ts';
import { parallelBids } from './traces/bids.ts';
import { chromatogram } from './traces/chromatogram.ts';
import { diffraction } from './traces/diffraction.ts';
import { months } from './traces/months.ts';
import { plotImage, type Plot } from './traces/plot.ts';
import { programPlan } from './traces/program-plan.ts';
import { value } from './traces/value.ts';

/** The plots of the pages, each computed from its model. */
const plots: Readonly<Record<TraceName, () => Plot>> = {
  chromatogram,
  diffraction,
  'program-plan': programPlan,
  bids: parallelBids,
  value,
  months,
  baseline,
};

type Draw = () => string | Buffer | Promise<string | Buffer>;

/** Images by their addresses. */
export const images: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  [planPath, () => drawPlan(home.thread.lanes)],
  [decisionLogPath, () => drawDecisionLog(home.proof.log)],
  ...(Object.keys(plots) as TraceName[]).map(
    (name) => [tracePath(name), () => plotImage(plots[name]())] as const,
  ),
  ...(Object.keys(disciplines) as DisciplineName[]).map(
    (name) => [markPath(name), () => drawMark(name)] as const,
  ),
]);

/** The frame of a drawn figure; beside bonds of this length the ACS line has the width of the figures' own. */
const calloutFrame = { width: 400, height: 318, bondLength: 42 };

/** The callouts' compound as few paths: bonds, letters, and the places of its atoms. */
async function calloutStructure() {
  const { atoms, strokes, glyphs } = await drawStructure('lidocaine', compounds.lidocaine, calloutFrame);
  const join = (parts: readonly { readonly path: string }[]) => parts.map(({ path }) => path).join('');
  return { atoms, bonds: join(strokes), letters: join(glyphs) };
}

/** What pages draw themselves, by the name of the module that they import. */
export const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:callout-structure': calloutStructure,
  'virtual:thread': drawThread,
};
