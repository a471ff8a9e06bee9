/**
 * Everything that the build draws for the pages, in the order of the folders: plots that are computed from their
 * models, marks of disciplines, structures of compounds, the thread of home, a typeset document, and the photos of the
 * team, cut to size.
 */
import { content as home } from '#pages/index/content.ts';
import { disciplines, type DisciplineName } from '#src/site/disciplines.ts';
import { decisionLogPath, markPath, planPath, plotPath, type PlotName } from '#src/site/pictures.ts';
import { team } from '#src/site/team.ts';
import { drawDecisionLog } from './decision-log.ts';
import { drawMark } from './marks/draw-mark.ts';
import { baseline } from './plots/baseline.ts';
import { parallelBids } from './plots/bids.ts';
import { chromatogram } from './plots/chromatogram.ts';
import { diffraction } from './plots/diffraction.ts';
import { months } from './plots/months.ts';
import { plotImage, type Plot } from './plots/plot.ts';
import { programPlan } from './plots/program-plan.ts';
import { value } from './plots/value.ts';
import { cutPortraits } from './portraits.ts';
import { drawPlan } from './thread.ts';

export { drawCallout } from './structures/callout.ts';
export { drawThread } from './thread.ts';

/** The plots by their names. */
export const plots: Readonly<Record<PlotName, () => Plot>> = {
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
  ...(Object.keys(plots) as PlotName[]).map(
    (name) => [plotPath(name), () => plotImage(plots[name]())] as const,
  ),
  ...(Object.keys(disciplines) as DisciplineName[]).map(
    (name) => [markPath(name), () => drawMark(name)] as const,
  ),
  ...cutPortraits(team),
]);
