import type { FitCheckContent } from '#src/components/FitCheck.tsx';
import type { SpecimenSheet } from '#src/components/Specimen.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import type { ScheduledWeek, ScheduleLanes } from './WeekSchedule.tsx';

interface RfpCreationContent extends PageContent {
  readonly redline: SectionHeading & { readonly sheets: readonly SpecimenSheet[] };
  readonly process: SectionHeading & {
    readonly lanes: ScheduleLanes;
    readonly steps: readonly ScheduledWeek[];
  };
  readonly document: SectionHeading & { readonly entries: readonly TitledText[] };
  readonly fit: FitCheckContent & SectionHeading;
}

const weeks = claims.rfpCreationSteps;

export const content = {
  hero: {
    eyebrow: 'For teams without a written scope',
    title: 'RFP Creation: a scope that vendors can price',
    lead: 'CROs and CDMOs quote what they can read. DEP turns your data, your plan and your open questions into one document that every bidder answers the same way.',
    actions: [
      { label: consultationLabel, to: '/contact?service=rfp-creation' },
      { label: 'Request RFP Examples', to: '/contact?topic=rfp-examples' },
    ],
    evidence: [
      { value: claims.rfpCreation, label: 'from the first session to a delivered RFP' },
      { value: claims.workStarts, label: 'until the work starts' },
    ],
  },
  redline: {
    eyebrow: 'Before and after',
    title: 'What vendors read, and what they should read',
    intro:
      'Vendors price a vague line as risk, or leave it out and bill it later as a change order. These sample lines show what we rewrite.',
    sheets: [
      {
        document: 'Request for Proposal',
        page: 'Page 4',
        title: 'Scope of work',
        about: 'Sponsor [name], compound [name]. Second draft, with changes shown.',
        columns: ['Part', 'First draft', 'As issued', 'Effect'],
        rows: [
          {
            name: 'Formulation',
            cells: [
              '~Develop a suitable formulation.~',
              'Compare the listed approaches against the attached target profile. Recommend a lead and a back-up, with the data behind the choice.',
              'Every bidder prices the same experiments.',
            ],
          },
          {
            name: 'Drug substance',
            cells: [
              '~API to be supplied.~',
              'The sponsor supplies API with its certificate of analysis. State the quantity and grade you need, and the latest date you can receive it.',
              'Supply stops being a hidden assumption.',
            ],
          },
          {
            name: 'Toxicology',
            cells: [
              '~Studies per guideline.~',
              'Quote dose range finding and GLP studies as separate items. List species rationale, bioanalysis and report format for each.',
              'A change of plan moves one line of the contract.',
            ],
          },
          {
            name: 'Timing',
            cells: [
              '~Start as soon as possible.~',
              'Give your earliest slot, the length of each work package, and what must be in your hands before it can begin.',
              'Dates become dependencies that a plan can hold.',
            ],
          },
        ],
      },
      {
        document: 'Request for Proposal',
        page: 'Page 11',
        title: 'Pricing template',
        columns: ['Item', 'Fixed', 'Pass-through', 'Option'],
        note: 'The same sheet for all. No totals in the cover letter.',
        rows: [
          { name: 'Method transfer', cells: ['[price]', '[price]', 'not asked'] },
          { name: 'Formulation screen', cells: ['[price]', 'none', '[price]'] },
          { name: 'GMP batch', cells: ['[price]', '[price]', '[price]'] },
          { name: 'Release and stability', cells: ['[price]', 'none', '[price]'] },
        ],
      },
    ],
  },
  process: {
    id: 'schedule',
    eyebrow: 'The process',
    title: `${claims.rfpCreation}, week by week`,
    intro: 'Each week ends with something on paper. You always know whose turn it is.',
    lanes: { yourPart: 'Your part', result: 'On the table' },
    steps: [
      {
        duration: weeks.discovery,
        title: 'Discovery',
        text: 'We read what exists: target profile, data packages, reports and old quotes. A working session with your team settles the goal, the constraints and the decisions still open.',
        yourPart: 'Share documents under CDA and name the person who decides.',
        result: 'A scope outline, and a list of gaps with an owner for each.',
      },
      {
        duration: weeks.crafting,
        title: 'Crafting',
        text: 'We write work packages, specifications and assumptions, with the pricing template beside them. Where data is missing, the text says so and tells bidders how to treat it.',
        yourPart: 'Answer short written questions as they come up.',
        result: 'The first full draft.',
      },
      {
        duration: weeks.review,
        title: 'Review',
        text: 'CMC, toxicology and regulatory advisors read the draft the way a bidder would. What can be misread, skipped or priced twice? Your comments go into the same version.',
        yourPart: 'Return a single round of consolidated comments.',
        result: 'A marked draft in which each open point is closed.',
      },
      {
        duration: weeks.delivery,
        title: 'Delivery',
        text: 'You receive the final document with its pricing template and evaluation sheet. We walk your team through it and agree which kinds of vendor should see it first.',
        yourPart: 'Sign off the version that goes out.',
        result: 'An issue-ready RFP that belongs to you.',
      },
    ],
  },
  document: {
    title: 'What’s in your RFP',
    intro: 'Built for the people who answer it, and for the people on your side who must defend the choice.',
    entries: [
      {
        title: 'Program background',
        text: 'Molecule, indication and stage, in as much detail as the CDA in force allows.',
      },
      { title: 'Scope of work', text: 'Work packages, each with a start, an end and an owner.' },
      {
        title: 'Specifications',
        text: 'Target profile, methods, quality grade and acceptance criteria.',
      },
      {
        title: 'Deliverables',
        text: 'Reports, raw data, samples and the sections your IND dossier will need.',
      },
      {
        title: 'Timeline and dependencies',
        text: 'Milestones, decision points and what each waits for.',
      },
      {
        title: 'Assumptions and exclusions',
        text: 'What the price rests on, written by you before a bidder writes it for you.',
      },
      {
        title: 'Pricing template',
        text: 'Fixed items, pass-through costs and options kept apart, on the same sheet for all.',
      },
      {
        title: 'Evaluation criteria',
        text: 'How answers will be scored, agreed before the first one arrives.',
      },
      {
        title: 'Terms',
        text: 'Confidentiality, quality agreement, data ownership and change control.',
      },
    ],
  },
  fit: {
    title: 'Is this the right place to start?',
    fits: {
      title: 'RFP Creation fits when',
      points: [
        'You know which study, batch or package you need, and nobody has the time to write it up.',
        'Earlier quotes came back too far apart to compare.',
        'Your board, grant office or partner wants to see how a vendor will be chosen.',
        'You plan to run the vendor process in-house, with a document that does the explaining.',
      ],
    },
    elsewhere: {
      title: 'Start elsewhere when',
      cases: [
        {
          text: 'The path to IND is not settled yet.',
          action: { label: 'See Strategic Support', to: '/process/start-with-strategy' },
        },
        {
          text: 'The RFP is written and only needs bidders.',
          action: { label: 'See RFP Matching', to: '/flexible-services/rfp-matching' },
        },
      ],
    },
  },
  callToAction: {
    title: 'Write it once, so that every bidder answers it',
    text: 'Tell us what has to be made, tested or filed. If the RFP is already written, send it straight to review.',
    actions: [
      { label: consultationLabel, to: '/contact?service=rfp-creation' },
      { label: 'Submit a Finished RFP', to: '/submit-rfp/form' },
    ],
  },
  service: {
    name: 'RFP Creation',
    serviceType: 'Request for Proposal',
    audience: 'Teams without a written scope',
    duration: claims.rfpCreation,
  },
} as const satisfies RfpCreationContent;
