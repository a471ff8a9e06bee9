import type { SpecimenSheet } from '#src/components/Specimen.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';

interface RfpMatchingContent extends PageContent {
  readonly plot: PlotContent;
  readonly process: SectionHeading & { readonly steps: readonly Step[]; readonly action: Action };
  readonly comparison: SectionHeading & { readonly sheets: readonly SpecimenSheet[] };
  readonly vetting: SectionHeading & { readonly entries: readonly TitledText[] };
  readonly independence: SectionHeading & {
    readonly statement: string;
    readonly paragraphs: readonly string[];
  };
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
  },
  plot: {
    name: 'bids',
    headline: {
      statement: 'The cheapest quote leaves out three lines.',
      text: 'Bid A asks least until its gaps are priced. Bid B covers the whole scope, and stands first.',
    },
    label:
      'Four bids on five axes, better above: price as quoted, lines of the scope covered, price like for like, earliest start, terms accepted. Bid A is the cheapest as quoted and covers four of seven. Like for like bid B is the cheapest.',
    note: ['Illustrative', 'Relative scale on each axis, better above; no real bids'],
    facts: [
      { value: periods.analysis, label: 'normalized comparison on your desk' },
      {
        value: claims.cases.costReduction,
        label: `cost reduction in one CDMO selection, with ${claims.cases.vendorOptions} compared`,
      },
    ],
  },
  process: {
    id: 'stages',
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
        text: 'Proposals are taken apart and rebuilt on one basis: same work packages, same units, same assumptions. Bidders may correct their proposal before it is scored.',
        points: ['Side-by-side comparison', 'Risks, exclusions and one-sided terms marked'],
      },
      {
        duration: periods.selection,
        title: 'Selection',
        text: 'You choose, and we prepare the choice. Interviews, references, site questions and negotiation follow at the pace of your board and your budget.',
        points: ['Recommendation with the reasons for and against', 'Negotiation points and kick-off agenda'],
      },
    ],
    action: { label: 'Ask about the matching process', to: '/contact?topic=matching-process' },
  },
  comparison: {
    id: 'comparison',
    eyebrow: 'The comparison',
    title: 'What normalization does to a stack of proposals',
    intro:
      'Vendors bundle, split and leave out work in their own ways, so totals mislead. We compare lines, and only then totals.',
    sheets: [
      {
        document: 'Comparison of bids',
        page: 'Page 3',
        title: 'As received',
        about: 'First GMP batch of drug substance. Bidders A to D: [names], answers closed [date].',
        columns: ['Is the line priced?', 'A', 'B', 'C', 'D'],
        note: 'Three lines short. Ask before you add up.',
        rows: [
          { name: 'Method transfer', cells: ['yes', 'yes', 'no', 'yes'] },
          { name: 'Process familiarization', cells: ['no', 'yes', 'yes', 'yes'] },
          { name: 'Raw materials', cells: ['no', 'yes', 'yes', 'yes'] },
          { name: 'GMP batch', cells: ['yes', 'yes', 'yes', 'yes'] },
          { name: 'Release testing', cells: ['yes', 'yes', 'no', 'yes'] },
          { name: 'Stability program', cells: ['no', 'yes', 'yes', 'yes'] },
          { name: 'Reports and data', cells: ['yes', 'yes', 'no', 'yes'] },
        ],
      },
      {
        document: 'Comparison of bids',
        page: 'Page 9',
        title: 'Like for like',
        columns: ['Rank', 'A', 'B', 'C', 'D'],
        rows: [
          { name: 'Price as quoted', cells: ['1', '3', '2', '4'] },
          { name: 'Price like for like', cells: ['2', '1', '3', '4'] },
          { name: 'Earliest start', cells: ['1', '2', '4', '3'] },
          { name: 'Terms accepted', cells: ['4', '1', '3', '2'] },
        ],
      },
    ],
  },
  vetting: {
    title: 'How a vendor is vetted',
    intro: 'Pre-vetted means that a vendor enters the network on evidence. Each new project checks it again.',
    entries: [
      {
        title: 'Technical fit',
        text: 'The equipment, methods and phase experience your modality needs, shown by work of the same kind.',
      },
      {
        title: 'Quality system',
        text: 'Inspection history, GLP or GMP compliance for the work in question, and the way deviations are reported to sponsors.',
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
  callToAction: {
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
