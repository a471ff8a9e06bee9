import type { PlotContent } from '#src/components/PlotStrip.tsx';
import type { PageContent } from '#src/site/page-content.ts';
import type { NotFoundContent } from './NotFound.tsx';

export const content = {
  keywords: ['page not found'],
  hero: { title: '404 Page Not Found', lead: 'This page doesn’t exist.' },
  plot: {
    name: 'baseline',
    label:
      'A fifteen-minute chromatogram: the solvent front, then noise, and a circle where a peak was expected.',
    note: ['Simulated', 'Solvent front and noise; no peak at this address'],
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    lead: 'We can’t find a page at this address. It may have moved, or the link may have a typo. Try one of these.',
    home: { label: 'Return to Home', to: '/' },
    pages: ['/about', '/process', '/contact'],
  },
} as const satisfies PageContent & { plot: PlotContent; notFound: NotFoundContent };
