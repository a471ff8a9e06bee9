import { bookingLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { samples as executionSamples } from '#src/site/samples/execution-support.ts';
import { samples as readinessSamples } from '#src/site/samples/molecule-readiness.ts';
import { samples as rfpSamples } from '#src/site/samples/rfp-creation.ts';
import { samples as matchingSamples } from '#src/site/samples/rfp-matching.ts';
import { samples as developmentSamples } from '#src/site/samples/small-molecule-development.ts';
import { samples as strategySamples } from '#src/site/samples/start-with-strategy.ts';
import type { SampleGroup } from './SamplePack.tsx';

export const content = {
  keywords: ['sample risk register', 'sample RFP for a CDMO', 'decision log template'],
  hero: {
    title: 'The documents you receive',
    lead: 'Every sample on this site, on one page. Print it, or save it as a PDF, and share it with your board. We don’t ask for an email address.',
  },
  print: {
    label: 'Print or Save as PDF',
    note: 'The samples have no client data. A black bar covers what a real document would name. Layout and detail differ by program.',
  },
  groups: [
    {
      title: 'Is the molecule ready?',
      text: 'A readiness report ranks the risks and says what to do about each.',
      action: { label: 'See Molecule Readiness', to: '/molecule-readiness' },
      pages: readinessSamples,
    },
    {
      title: 'What is the plan?',
      text: 'A development plan lists its parts, and the criteria on which a program continues or stops.',
      action: { label: 'See Strategic Support', to: '/process/start-with-strategy' },
      pages: strategySamples,
    },
    {
      title: 'When do we ask FDA, and how much do we make?',
      text: 'Two pages that keep chemistry, toxicology and regulatory work on one calendar.',
      action: { label: 'See Small Molecule Development', to: '/small-molecule-development' },
      pages: developmentSamples,
    },
    {
      title: 'What do we ask vendors?',
      text: 'A request for proposal that every bidder answers in the same way.',
      action: { label: 'See RFP Creation', to: '/flexible-services/rfp-creation' },
      pages: rfpSamples,
    },
    {
      title: 'Which proposal is best?',
      text: 'Proposals as they came in, and the same proposals for one scope.',
      action: { label: 'See RFP Matching', to: '/flexible-services/rfp-matching' },
      pages: matchingSamples,
    },
    {
      title: 'Who decided what, and why?',
      text: 'A decision log that a board, an auditor or a new colleague can follow.',
      action: { label: 'See Execution Support', to: '/process/execution-support' },
      pages: executionSamples,
    },
  ],
  callToAction: {
    title: 'See them for your program',
    text: `Tell us where your program is, in non-confidential terms. We’ll reply within ${claims.responseTime}.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies PageContent & {
  print: { label: string; note: string };
  groups: readonly SampleGroup[];
};
