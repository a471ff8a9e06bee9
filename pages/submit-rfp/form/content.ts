import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Note, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { rfpSteps } from '#src/site/rfp-steps.ts';

interface RfpFormPageContent extends PageContent {
  readonly process: { readonly title: string; readonly steps: readonly Step[] };
  readonly desk: SectionHeading;
  readonly confidentiality: Note;
  readonly programGuide: Note;
  readonly servicesGuide: Note;
  readonly optionalFields: Note;
}

export const content = {
  hero: {
    eyebrow: `Reply within ${claims.responseTime}`,
    title: 'Tell us what you need quoted',
    lead: 'Who you are, what the program is, which services it needs and by when. A person reads every submission before any vendor hears of it.',
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
        text: 'Describe the project in non-confidential terms and attach what you may share.',
      },
      {
        title: rfpSteps[1],
        text: `We reply within ${claims.responseTime}, coordinate the CDA and name the vendors we would ask.`,
      },
      {
        title: rfpSteps[2],
        text: 'Proposals arrive normalized, with a recommendation you can take to your board.',
      },
    ],
  },
  desk: {
    id: 'rfp-form',
    title: 'Your project',
    intro:
      'If a question does not apply yet, choose “Not Sure” or leave the optional field empty. We will ask.',
  },
  confidentiality: {
    title: 'CDA Required Before Proposal Review',
    text: 'DEP coordinates execution after submission. No data is shared without mutual protection: proposals are reviewed, and confidential files opened to vendors, only once a CDA binds every party.',
  },
  programGuide: {
    title: 'Program type and modality',
    text: 'They decide which vendors qualify. A repurposed asset with existing data needs other partners than a new chemical entity, and a combination may need more than one kind. Tick every modality that applies.',
  },
  servicesGuide: {
    title: 'Services to quote',
    text: 'Tick what you want quoted now. If services depend on each other, such as bioanalysis for a toxicology study, say so in the notes.',
  },
  optionalFields: {
    title: 'Optional but useful',
    text: 'Each line you fill in saves a round of questions.',
    entries: [
      {
        title: 'Dates',
        text: 'The start date is when you want work to begin; the deadline is when you need proposals in hand. If a board meeting or a grant report fixes either of them, mention it.',
      },
      {
        title: 'Documents',
        text: 'A scope of work, a target product profile or an old quote with the prices removed all help. Send non-confidential versions; the full package follows under CDA.',
      },
      {
        title: 'Notes',
        text: 'Tell us about constraints that a form cannot ask for: regions, preferred or excluded vendors, material on hand, and what went wrong last time.',
      },
      {
        title: 'No document yet?',
        text: `You can submit without one. If the work needs a full RFP, DEP writes it in ${claims.rfpCreation}.`,
      },
    ],
    action: { label: 'See RFP Creation', to: '/flexible-services/rfp-creation' },
  },
  callToAction: {
    title: 'Rather talk it through first?',
    text: 'If the scope is still moving, a conversation gets you further than a form. Bring the questions you have; we help you decide what to ask vendors.',
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies RfpFormPageContent;
