/**
 * Everything that `npm run draw` draws for the pages, in the order of the folders: plots that are computed from their
 * models, marks of disciplines, structures of compounds, home's molecule and plan, a typeset document, the icons that
 * aren't SVG, and the photos of the team, cut to size.
 */
import { content as home } from '#pages/index/content.ts';
import { disciplines, type DisciplineName } from '#src/site/disciplines.ts';
import { markPath, planPath, plotPath, type PlotName } from '#src/site/pictures.ts';
import { team } from '#src/site/team.ts';
import { decisionLog } from './decision-log.ts';
import { asJson, atAddress, type Drawing } from './drawing.ts';
import { drawIcons } from './icons.ts';
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
import { drawCallout } from './structures/callout.ts';
import { drawPlan, drawMolecule } from './one-plan.ts';

export const plots: Readonly<Record<PlotName, () => Plot>> = {
  chromatogram,
  diffraction,
  'program-plan': programPlan,
  bids: parallelBids,
  value,
  months,
  baseline,
};

/** Every drawing of the site. */
export const drawings: readonly Drawing[] = [
  { file: 'pages/index/one-plan.drawn.json', draw: async () => asJson(await drawMolecule()) },
  {
    file: 'pages/small-molecule-development/molecule.drawn.json',
    draw: async () => asJson(await drawCallout()),
  },
  { file: atAddress(planPath), draw: () => drawPlan(home.onePlan.lanes) },
  decisionLog(home.proof.log),
  ...(Object.keys(plots) as PlotName[]).map((name) => ({
    file: atAddress(plotPath(name)),
    draw: () => plotImage(plots[name]()),
  })),
  ...(Object.keys(disciplines) as DisciplineName[]).map((name) => ({
    file: atAddress(markPath(name)),
    draw: () => drawMark(name),
  })),
  ...drawIcons(),
  ...cutPortraits(team),
];
