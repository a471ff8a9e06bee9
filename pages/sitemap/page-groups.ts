import { routes } from '#src/site/routes.ts';
import { content } from './content.ts';
import type { PageGroup } from './PageList.tsx';

const { groups, consultation, booking } = content;
const legalPages = routes.filter(({ kind }) => kind === 'legal').map(({ path }) => path);

export const pageGroups: readonly PageGroup[] = [
  { title: groups.company, entries: ['/', '/about', '/why-dep', '/team'] },
  {
    title: groups.process,
    entries: [
      '/process',
      '/getting-started',
      '/molecule-readiness',
      '/process/start-with-strategy',
      '/process/execution-support',
      '/graphics',
    ],
  },
  {
    title: groups.services,
    entries: [
      '/services',
      '/small-molecule-development',
      '/flexible-services/rfp-creation',
      '/flexible-services/rfp-matching',
      '/investor-readiness',
      '/sample-documents',
    ],
  },
  ...(legalPages.length > 0 ? [{ title: groups.legal, entries: legalPages }] : []),
  { title: groups.rfp, entries: ['/submit-rfp', '/submit-rfp/form'] },
  {
    title: groups.contact,
    entries: [
      '/contact',
      { ...consultation, to: '/contact?topic=consultation' },
      { ...booking, to: 'booking' },
    ],
  },
];
