import type { SamplePage } from '#src/site/samples/sample-page.ts';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import { samples } from '#src/site/samples/rfp-matching.ts';
import type { ProposalChoiceContent } from './ProposalChoice.tsx';

interface RfpMatchingContent extends PageContent {
  readonly plot: PlotContent;
  readonly choice: ProposalChoiceContent;
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly comparison: SectionHeading & { readonly pages: readonly SamplePage[] };
  readonly vetting: SectionHeading & { readonly entries: readonly TitledText[] };
}

const periods = claims.rfpMatchingSteps;

export const content = {
  keywords: ['RFP matching', 'CRO sourcing', 'CDMO sourcing', 'proposal normalization'],
  hero: {
    eyebrow: 'CDMO selection for small molecules',
    title: 'RFP Matching: the right vendors, comparable proposals',
    lead: 'How we source, compare and select, for teams with an RFP in hand: bids from pre-vetted CROs and CDMOs, every proposal normalized to one scope, and a ranking by your criteria.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: 'Ask How Matching Works', to: '/contact?topic=matching-process' },
    ],
  },
  plot: {
    name: 'bids',
    headline: {
      statement: 'The cheapest quote leaves out three line items.',
      text: 'Proposal A looks cheapest until its gaps are priced. Proposal B covers the whole scope and costs less.',
    },
    label:
      'Four proposals on five axes, best at the top: price as quoted, scope items covered, price for the same scope, earliest start, terms accepted. Proposal A is the cheapest as quoted but covers four of seven items. For the same scope, proposal B is the cheapest.',
    note: ['Illustrative', 'Relative scale on each axis, best at the top; not real proposals'],
    facts: [
      { value: periods.analysis, label: 'for the normalized comparison' },
      {
        value: claims.cases.costReduction,
        label: `cost reduction with ${claims.cases.vendorOptions}, in one active case`,
      },
    ],
  },
  choice: {
    legend: 'Follow one proposal, here and in the sample below',
    all: { label: 'All', text: 'All four proposals. B is the one that costs least for the same scope.' },
    sample: { label: 'See it in the sample', to: '#proposals-as-received' },
    proposals: [
      {
        name: 'A',
        dashes: '9 5',
        text: 'Proposal A: the lowest quote, with three items missing. Second for the same scope, first to start, last on terms.',
      },
      {
        name: 'B',
        text: 'Proposal B: the third quote, with every item priced. First for the same scope and on terms, second to start.',
      },
      {
        name: 'C',
        dashes: '1 5',
        text: 'Proposal C: the second quote, with three items missing. Third for the same scope and on terms, last to start.',
      },
      {
        name: 'D',
        dashes: '14 4 2 4',
        text: 'Proposal D: the highest quote, with every item priced. Last for the same scope, third to start, second on terms.',
      },
    ],
  },
  process: {
    id: 'stages',
    title: 'From one document to one decision',
    steps: [
      {
        duration: periods.submission,
        title: 'Submission',
        text: 'You send the RFP, and we put the CDA in place. We check the scope for gaps that would make vendors guess, and agree with you on what matters most: date, price, track record or control.',
        points: ['Scope check with open questions', 'Criteria and their weights'],
      },
      {
        duration: periods.activation,
        title: 'Network activation',
        text: 'With your agreement, we approach the vendors whose equipment, capacity and phase experience fit. Every bidder gets the same document, the same deadline and the same answers.',
        points: ['Invitations only to vendors that can do the work', 'A shared log of questions and answers'],
      },
      {
        duration: periods.analysis,
        title: 'Analysis',
        text: 'We rebuild every proposal on one basis: same work packages, same units, same assumptions.',
        points: ['Side-by-side comparison', 'Risks, exclusions and one-sided terms marked'],
      },
      {
        duration: periods.selection,
        title: 'Selection',
        text: `You choose, and we help you decide. Interviews, references and negotiation follow. The award can be signed in ${periods.analysis.toLowerCase()}, if your board decides then.`,
        points: ['Recommendation with the reasons for and against', 'Negotiation points and kickoff agenda'],
      },
    ],
  },
  comparison: {
    id: 'comparison',
    title: 'How normalization makes proposals comparable',
    intro:
      'Every vendor bundles, splits and leaves out work differently, so totals mislead. We compare line items first, then totals.',
    pages: samples,
  },
  vetting: {
    title: 'How we vet vendors, and who decides',
    intro: 'The network is pre-vetted by four kinds of evidence. Our recommendation follows your criteria.',
    entries: [
      {
        title: 'Technical fit',
        text: 'The equipment, methods and phase experience your modality needs, shown by similar work.',
      },
      {
        title: 'Quality system',
        text: 'Inspection history, GLP or GMP compliance for the work in question, and how the vendor reports deviations to sponsors.',
      },
      {
        title: 'Real capacity',
        text: 'An open slot, a team and a start date.',
      },
      {
        title: 'Conduct',
        text: 'How the vendor handled change orders, delays and bad news on earlier programs.',
      },
      {
        title: 'Your decision',
        text: 'You sign with the vendor directly, and you can choose against our advice. The comparison, the question log and the reasons let a board or an auditor follow the decision later.',
      },
      {
        title: 'No commissions',
        text: 'On academic and grant-funded work, DEP accepts no vendor commissions. Discounts are passed through to your program.',
      },
    ],
  },
  callToAction: {
    title: 'Get your RFP to the right vendors',
    text: 'Submit a finished RFP or a plain description of the work. You don’t need to share anything confidential to start.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: 'Ask a Question First', to: '/contact?topic=matching-process' },
    ],
  },
  service: {
    name: 'RFP Matching',
    serviceType: 'CDMO selection',
    audience: 'Teams with an RFP in hand',
  },
} as const satisfies RfpMatchingContent;
