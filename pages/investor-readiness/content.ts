import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, Fact, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import type { AnnotatedSlideContent } from './DeckAnatomy.tsx';
import type { FundingStage } from './FundingStages.tsx';
import type { PitchFailure } from './PitchFailures.tsx';

interface InvestorReadinessContent extends PageContent {
  readonly plot: PlotContent;
  readonly failures: SectionHeading & { readonly entries: readonly PitchFailure[] };
  readonly inclusions: SectionHeading & {
    readonly slide: AnnotatedSlideContent;
    readonly entries: readonly TitledText[];
    readonly action: Action;
  };
  readonly stages: SectionHeading & { readonly entries: readonly FundingStage[] };
  readonly result: SectionHeading & { readonly facts: readonly Fact[] };
}

export const content = {
  keywords: [
    'biotech investor deck',
    'investor readiness',
    'biotech fundraising',
    'development milestones deck',
  ],
  hero: {
    eyebrow: 'Biotech investor decks, for founders who are raising',
    title: 'Investor Readiness: a deck built on the plan',
    lead: 'Investors fund milestones. DEP turns your data and your development plan into an investor deck that shows what each milestone costs, what it proves and why it adds value.',
    actions: [
      { label: consultationLabel, to: '/contact?service=investor-deck' },
      { label: 'Ask What’s Included', to: '/contact?topic=investor-included' },
    ],
  },
  plot: {
    name: 'value',
    headline: {
      statement: 'Two contracts use most of the money. One readout adds most of the value.',
      text: 'You pay for material and GLP studies before you know the result. That result can remove the largest risk before the IND.',
    },
    label:
      'The risk-adjusted value of an asset over the five milestones. It rises slowly during the work and steps up when a risk is removed: most when the toxicology studies read out, and a little when material is ready, at the FDA meeting and when FDA lets the IND proceed. A dotted line below shows cumulative spend, most of it in two payments.',
    note: ['Illustrative', 'Risk-adjusted value and cumulative spend, each on a relative scale'],
  },
  failures: {
    title: 'Why pitches with good science fail',
    entries: [
      {
        title: 'Too Much Data',
        flaw: 'overload',
        text: 'Every assay is on the slide, so investors can’t see which one matters. They leave with charts and no conclusion.',
        remedy: 'One claim per slide, the experiment that proves it, and the rest in the data room.',
      },
      {
        title: 'Unclear Milestones',
        flaw: 'vagueness',
        text: 'The timeline lists activities, but not what you’ll know at the end of each one or what it will cost to find out.',
        remedy: 'A date, a budget and a decision for each milestone.',
      },
      {
        title: 'No Link to Market',
        flaw: 'broken-link',
        text: 'The deck explains the biology but not the business. Investors can’t see which result changes what the asset is worth.',
        remedy:
          'Results tied to the label, the patients and the competition, so each study shows its effect on value.',
      },
      {
        title: 'Generic Decks',
        flaw: 'template',
        text: 'A software pitch template has no room for CMC. The diligence team then asks every CMC question.',
        remedy: 'Slides in the order that drug developers assess risk.',
      },
    ],
  },
  inclusions: {
    id: 'included',
    eyebrow: 'What’s included',
    title: 'Anatomy of a milestone slide',
    intro: 'We build the deck around this slide and prepare the evidence for each part.',
    slide: {
      label:
        'A slide with six numbered parts: a headline, a line of milestones, lanes for CMC, toxicology and regulatory work, a line of rising value, a budget and a list of risks.',
      caption: 'Not to scale. Your slide shows your program’s dates, costs and risks.',
      lanes: ['CMC', 'Toxicology', 'Regulatory'],
    },
    entries: [
      {
        title: 'Development narrative',
        text: 'Your case in one sentence, and the story that supports it from target to IND.',
      },
      {
        title: 'Milestone map',
        text: 'Decision points in order, each with the evidence that counts as success.',
      },
      {
        title: 'Integrated plan',
        text: 'CMC, toxicology and regulatory work on one timeline, with the dependencies a diligence team will look for.',
      },
      {
        title: 'Value inflection points',
        text: 'Which results change the value of the asset, and why a partner or a later investor would agree.',
      },
      {
        title: 'Use of proceeds',
        text: 'The round split by milestone, based on vendor quotes.',
      },
      {
        title: 'Risks and answers',
        text: 'The questions to expect on formulation, safety, supply and IP, with answers and the documents that support them.',
      },
    ],
    action: { label: 'Ask for the full list of inclusions', to: '/contact?topic=investor-included' },
  },
  stages: {
    id: 'stages',
    eyebrow: 'Funding stages',
    title: 'Each round asks a different question',
    intro: 'The data may be the same. The order you show them in changes.',
    entries: [
      {
        title: 'Seed/Series A',
        question: 'Is there a drug here, and what will this money prove?',
        text: 'The deck shows feasibility, the few experiments that decide it and a budgeted path to IND.',
        points: [
          'Target profile and differentiation',
          'First milestones with their budgets',
          'Risks raised before investors find them',
        ],
      },
      {
        title: 'Bridge/Series B',
        question: 'Did you deliver on the last plan, and what’s next?',
        text: 'Investors compare what you promised with what you delivered. The deck shows both, then the shortest path to the next inflection point.',
        points: [
          'Plan against actuals',
          'Scale-up and FIH supply',
          'Time and cost to the next inflection point',
        ],
      },
      {
        title: 'Pharma & Strategic Partners',
        question: 'Can we take this over without redoing it?',
        text: 'Partners look for pipeline fit and a data package they can build on. The deck leads with the data they can use.',
        points: [
          'Data package and known gaps',
          'A CMC process that can be transferred',
          'IP position and territories',
        ],
      },
    ],
  },
  result: {
    id: 'case-result',
    eyebrow: 'Case result',
    title: 'A milestone slide is only as good as the record behind it',
    intro: 'These figures come from an active program that DEP runs on a single plan.',
    facts: [
      { value: claims.cases.timelineAdherence, label: 'timeline adherence' },
      { value: claims.cases.vendorsCoordinated, label: 'on one plan' },
      { value: claims.cases.timeToInd, label: 'to IND' },
    ],
  },
  callToAction: {
    title: 'Bring the deck you have',
    text: `No deck yet? Bring the data you’d build it on. Tell us which round you’re raising, and we’ll discuss what the deck needs to show. Without a plan, strategic planning comes first: it typically takes ${claims.strategicPlanning}.`,
    actions: [
      { label: consultationLabel, to: '/contact?service=investor-deck' },
      { label: 'Ask What’s Included', to: '/contact?topic=investor-included' },
    ],
  },
  service: {
    name: 'Investor Readiness',
    serviceType: 'Investor deck',
    audience: 'Founders who are raising',
  },
} as const satisfies InvestorReadinessContent;
