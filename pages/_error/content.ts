import type { PlotContent } from '#src/components/PlotStrip.tsx';
import type { PageContent } from '#src/site/page-content.ts';
import type { NotFoundContent } from './NotFound.tsx';

export const content = {
  hero: { title: '404 Page Not Found', lead: 'This page is not part of the site.' },
  plot: {
    name: 'baseline',
    label:
      'A chromatogram of fifteen minutes: the injection’s solvent passes, then noise, and a ring where a peak was expected.',
    note: ['Simulated', 'Solvent front and noise; nothing was retained at this address'],
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    lead: 'This address has no page behind it. It may have moved, or lost a letter on the way. Start again from one of these.',
    home: { label: 'Return to Home', to: '/' },
    pages: ['/about', '/process', '/contact'],
  },
} as const satisfies PageContent & { plot: PlotContent; notFound: NotFoundContent };
