import type { VendorFunnelContent } from '#src/drawings/VendorFunnel.tsx';
import type { BidNormalisationContent } from '#src/sections/bid-normalisation/BidNormalisation.tsx';
import type { CallToActionContent } from '#src/sections/call-to-action/CallToAction.tsx';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, Step, TitledText } from '#src/site/content-types.ts';

interface RfpMatchingContent extends PageContent {
  readonly funnel: VendorFunnelContent;
  readonly process: {
    readonly eyebrow: string;
    readonly title: string;
    readonly intro: string;
    readonly steps: readonly Step[];
    readonly action: Action;
  };
  readonly comparison: {
    readonly eyebrow: string;
    readonly title: string;
    readonly intro: string;
    readonly table: BidNormalisationContent;
  };
  readonly vetting: {
    readonly eyebrow: string;
    title: string;
    readonly intro: string;
    readonly rows: readonly TitledText[];
  };
  readonly independence: {
    readonly eyebrow: string;
    readonly title: string;
    readonly statement: string;
    readonly paragraphs: readonly string[];
  };
  readonly closing: CallToActionContent;
}

const periods = claims.rfpMatchingSteps;

export const content = {
  hero: {
    eyebrow: 'Vendor sourcing for teams with an RFP in hand',
    title: 'RFP Matching: fitting vendors, comparable bids',
    lead: 'Send one RFP. DEP takes it to pre-vetted CROs and CDMOs, runs the questions, puts every proposal on the same footing and stays until you have chosen.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: 'Ask How Matching Works', to: '/contact?topic=matching-process' },
    ],
    evidence: [
      { value: periods.analysis, label: 'normalised comparison on your desk' },
      {
        value: claims.cases.costReduction,
        label: `cost reduction in one program, with ${claims.cases.vendorOptions} compared`,
      },
    ],
  },
  funnel: {
    label: `One RFP is submitted in ${periods.submission}. In ${periods.activation} it goes out to many vendors of the network. The fitting ones answer, their proposals are compared in ${periods.analysis}, and one vendor is selected.`,
    stages: [
      { period: periods.submission, name: 'Submission' },
      { period: periods.activation, name: 'Network' },
      { period: periods.analysis, name: 'Analysis' },
      { period: periods.selection, name: 'Selection' },
    ],
  },
  process: {
    eyebrow: 'The process',
    title: 'From one document to one decision',
    intro: 'You answer to a single contact throughout. Vendors do too.',
    steps: [
      {
        duration: periods.submission,
        title: 'Submission',
        text: 'You send the RFP; the CDA is put in place. We read the scope for gaps that would make vendors guess, and settle with you what counts most: date, price, track record or control.',
        points: ['Scope check with open questions', 'Criteria and their weight, agreed in writing'],
      },
      {
        duration: periods.activation,
        title: 'Network activation',
        text: 'We approach the vendors whose equipment, capacity and phase experience fit. Every bidder gets the same document, the same deadline and the same answers.',
        points: ['Invitations only to vendors that can do the work', 'A shared log of questions and answers'],
      },
      {
        duration: periods.analysis,
        title: 'Analysis',
        text: 'Proposals are taken apart and rebuilt on one basis: same work packages, same units, same assumptions. Bidders may correct their offer before it is scored.',
        points: ['Side-by-side comparison', 'Risks, exclusions and one-sided terms marked'],
      },
      {
        duration: periods.selection,
        title: 'Selection',
        text: 'You choose, and we prepare the choice. Interviews, references, site questions and negotiation follow at the pace of your board and your budget.',
        points: ['Recommendation with the reasons for and against', 'Negotiation points and kick-off agenda'],
      },
    ],
    action: { label: 'Ask About the Matching Process', to: '/contact?topic=matching-process' },
  },
  comparison: {
    eyebrow: 'The comparison',
    title: 'What normalisation does to a stack of proposals',
    intro:
      'Vendors bundle, split and leave out work in their own ways, so totals mislead. We compare lines, and only then totals.',
    table: {
      caption: 'A generic example, drawn to explain the method. It shows no real bids.',
      lineHeading: 'Line of the scope',
      received: 'As received',
      normalised: 'Normalised',
      vendors: ['A', 'B', 'C'],
      lines: [
        { name: 'Method transfer', treatments: ['priced', 'bundled', 'missing'] },
        { name: 'Process familiarisation', treatments: ['bundled', 'priced', 'bundled'] },
        { name: 'Raw materials', treatments: ['missing', 'priced', 'priced'] },
        { name: 'GMP batch', treatments: ['priced', 'priced', 'priced'] },
        { name: 'Release testing', treatments: ['bundled', 'missing', 'priced'] },
        { name: 'Stability program', treatments: ['missing', 'bundled', 'missing'] },
        { name: 'Reports and data', treatments: ['priced', 'missing', 'bundled'] },
      ],
      key: [
        { mark: 'priced', meaning: 'Priced as a line of its own' },
        { mark: 'bundled', meaning: 'Bundled into another line' },
        { mark: 'missing', meaning: 'Missing from the bid' },
        { mark: 'added', meaning: 'Split out or added at our request' },
      ],
    },
  },
  vetting: {
    eyebrow: 'The network',
    title: 'How a vendor is vetted',
    intro: 'Pre-vetted means that a vendor enters the network on evidence. Each new project checks it again.',
    rows: [
      {
        title: 'Technical fit',
        text: 'The equipment, methods and phase experience your modality needs, shown by work of the same kind and not by a brochure.',
      },
      {
        title: 'Quality system',
        text: 'Inspection history, GLP or GMP status for the work in question, and the way deviations are reported to sponsors.',
      },
      {
        title: 'Real capacity',
        text: 'A slot that exists, a team that is named and a start date that the vendor will put in the contract.',
      },
      {
        title: 'Conduct',
        text: 'How change orders, delays and bad news were handled on earlier programs, as told by the people who ran them.',
      },
    ],
  },
  independence: {
    eyebrow: 'On whose side',
    title: 'Vendor-agnostic',
    statement: 'The recommendation follows your criteria, in the order you gave them.',
    paragraphs: [
      'You sign with the vendor yourself, and you may choose against our advice. The comparison, the question log and the reasons stay with you, so that a board or an auditor can follow the decision later.',
      'On academic and grant-funded work, DEP accepts no commission from vendors. A discount that we negotiate is passed through to the program.',
    ],
  },
  closing: {
    title: 'Put your RFP in front of vendors that fit',
    text: 'The form takes a finished RFP or a plain description of the work. Nothing confidential is needed to begin.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: 'Ask a Question First', to: '/contact?topic=matching-process' },
    ],
  },
  service: {
    name: 'RFP Matching',
    serviceType: 'Vendor sourcing',
    audience: 'Teams with an RFP in hand',
  },
} as const satisfies RfpMatchingContent;
