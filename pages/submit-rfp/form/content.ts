import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Note, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { rfpSteps } from '#src/site/rfp-steps.ts';

interface RfpFormPageContent extends PageContent {
  readonly process: { readonly title: string; readonly steps: readonly Step[] };
  readonly formSection: SectionHeading;
  readonly confidentiality: Note;
  readonly programGuide: Note;
  readonly servicesGuide: Note;
  readonly optionalFields: Note;
}

export const content = {
  keywords: ['RFP form', 'request for proposal form', 'CDMO proposal request', 'CRO proposal request'],
  hero: {
    eyebrow: `Reply within ${claims.responseTime}`,
    title: 'Tell us what you need quoted',
    lead: 'We ask about your program, the services you need and your dates. No data is shared without mutual protection.',
    actions: [
      { label: 'Start the Form', to: '#rfp-form' },
      { label: '← Back to RFP Overview', to: '/submit-rfp' },
    ],
  },
  process: {
    title: 'In three steps',
    steps: [
      {
        title: rfpSteps[0],
        text: 'Describe the project in non-confidential terms. Attach what you can share.',
      },
      {
        title: rfpSteps[1],
        text: `We reply within ${claims.responseTime}, coordinate the CDA and recommend vendors to invite.`,
      },
      {
        title: rfpSteps[2],
        text: 'You receive normalized proposals and a recommendation you can take to your board.',
      },
    ],
  },
  formSection: {
    id: 'rfp-form',
    title: 'Your project',
    intro:
      'If a question doesn’t apply yet, choose “Not Sure” or leave an optional field empty. We’ll ask later.',
  },
  confidentiality: {
    title: 'CDA Required Before Proposal Review',
    text: 'DEP coordinates execution after submission. No data is shared without mutual protection: each vendor signs a CDA before we review its proposal or open confidential files to it.',
  },
  programGuide: {
    title: 'Program type and modality',
    text: 'These determine which vendors qualify. A repurposed asset with existing data needs different vendors than a new chemical entity, and a combination may need more than one kind.',
  },
  servicesGuide: {
    title: 'Services to quote',
    text: 'Check what you want quoted now. If services depend on each other, such as bioanalysis for a toxicology study, say so in the notes.',
  },
  optionalFields: {
    title: 'Optional but useful',
    text: 'Each field you fill in saves a round of questions.',
    entries: [
      {
        title: 'Dates',
        text: 'The start date is when you want work to begin; the deadline is when you need proposals in hand. If a board meeting or a grant report sets either date, tell us.',
      },
      {
        title: 'Documents',
        text: 'A scope of work, a target product profile or an old quote with the prices removed all help. Send non-confidential versions; the full package can follow under a CDA.',
      },
      {
        title: 'Notes',
        text: 'Tell us what the form doesn’t ask: regions, preferred or excluded vendors, material on hand, and what went wrong last time.',
      },
      {
        title: 'No document yet?',
        text: `You can submit without one. If the work needs a full RFP, DEP can write it in ${claims.rfpCreation}.`,
      },
    ],
    action: { label: 'See RFP Creation', to: '/flexible-services/rfp-creation' },
  },
  callToAction: {
    title: 'Prefer to talk it through first?',
    text: 'If your scope is still changing, a conversation gets you further than a form. Bring your questions, and we’ll help you decide what to ask vendors.',
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies RfpFormPageContent;
