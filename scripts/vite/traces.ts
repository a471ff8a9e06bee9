import type { Plugin } from 'vite';
import { tracePath, type TraceName } from '../../src/site/pictures.ts';
import { chromatogram } from '../traces/chromatogram.ts';
import { baseline } from '../traces/baseline.ts';
import { parallelBids } from '../traces/bids.ts';
import { diffraction } from '../traces/diffraction.ts';
import { months } from '../traces/months.ts';
import { plotImage, type Plot } from '../traces/plot.ts';
import { programPlan } from '../traces/program-plan.ts';
import { value } from '../traces/value.ts';

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

const images = () =>
  Object.entries(plots).map(([name, draw]) => [tracePath(name as TraceName), draw] as const);

/** Computes the plots while the site is built, so that no page carries their lines and no browser their models. */
export function traces(): Plugin {
  return {
    name: 'traces',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, draw] = images().find(([path]) => path === request.url) ?? [];
        if (!draw) return next();
        response.setHeader('content-type', 'image/svg+xml').end(plotImage(draw()));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, draw] of images())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: plotImage(draw()) });
    },
  };
}
