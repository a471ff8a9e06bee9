import { claims } from '#src/site/claims.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { routes } from '#src/site/routes.ts';
import type { PageGroup } from './PageList.tsx';

const legalPages = routes.filter(({ kind }) => kind === 'legal').map(({ path }) => path);

export const content = {
  keywords: ['DEP sitemap', 'site overview', 'drug development site', 'page list'],
  hero: {
    title: 'Sitemap',
    lead: 'Every page on this site: who we are, how we work, what we do and how to reach us.',
  },
  groups: [
    { title: 'Company', entries: ['/', '/about', '/why-dep', '/team'] },
    {
      title: 'Our process',
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
      title: 'Services',
      entries: [
        '/services',
        '/small-molecule-development',
        '/flexible-services/rfp-creation',
        '/flexible-services/rfp-matching',
        '/investor-readiness',
        '/sample-documents',
      ],
    },
    ...(legalPages.length > 0 ? [{ title: 'Legal', entries: legalPages }] : []),
    { title: 'Submit an RFP', entries: ['/submit-rfp', '/submit-rfp/form'] },
    {
      title: 'Contact',
      entries: [
        '/contact',
        {
          label: 'Free Consultation',
          to: '/contact?topic=consultation',
          summary: 'The inquiry form, set up for a consultation request.',
        },
        {
          label: 'Feasibility Call',
          to: 'booking',
          summary: `Pick a time for a ${claims.feasibilityCall} call on our scheduling page.`,
        },
      ],
    },
  ],
} as const satisfies PageContent & { groups: readonly PageGroup[] };
