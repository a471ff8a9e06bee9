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
  hero: {
    eyebrow: 'For founders who are raising',
    title: 'Investor Readiness: a deck built on the plan',
    lead: 'Investors fund milestones. DEP turns your data and your development plan into an investor deck that shows what each milestone costs, what it proves and why it moves value.',
    actions: [
      { label: consultationLabel, to: '/contact?service=investor-deck' },
      { label: 'Ask What Is Included', to: '/contact?topic=investor-included' },
    ],
  },
  plot: {
    name: 'value',
    headline: {
      statement: 'Two contracts take the money. One readout moves the value.',
      text: 'Material and GLP studies are paid for before their result is known. The result takes the largest risk out of the price of the asset.',
    },
    label:
      'The risk-adjusted value of an asset over the five milestones. It rises slowly while work goes on and steps up when a risk is gone: most when the toxicology studies read out, a little when material is ready, at the FDA meeting and when FDA lets the IND proceed. A dotted line below shows what has been spent, most of it in two payments.',
    note: ['Illustrative', 'Risk-adjusted value and cumulative spend, each on a relative scale'],
    facts: [
      { value: claims.expertise, label: 'of expertise behind the story' },
      { value: claims.strategicPlanning, label: 'for a strategic plan, if the deck still lacks one' },
    ],
  },
  failures: {
    eyebrow: 'What goes wrong',
    title: 'Why pitches fail on good science',
    intro: 'The molecule is rarely the reason. One of these slides usually is.',
    entries: [
      {
        title: 'Too Much Data',
        failing: 'overload',
        text: 'Every assay is on screen, so none stands out. The reader leaves with charts and no conclusion.',
        remedy: 'One claim per slide, the experiment that proves it, and the rest in the data room.',
      },
      {
        title: 'Unclear Milestones',
        failing: 'vagueness',
        text: 'The timeline lists activities. It does not say what will be known at the end of each, or what finding out will cost.',
        remedy: 'Each milestone carries a date, a budget and the decision it opens.',
      },
      {
        title: 'No Link to Market',
        failing: 'broken-link',
        text: 'The biology ends where the business should begin. Nobody can tell which result changes what the asset is worth.',
        remedy: 'Results tied to label, patient and competitor, so that a study reads as a step in value.',
      },
      {
        title: 'Generic Decks',
        failing: 'template',
        text: 'A template made for software asks no CMC question. The diligence team then asks all of them.',
        remedy: 'An order of slides that follows how drug developers read risk.',
      },
    ],
  },
  inclusions: {
    id: 'included',
    eyebrow: 'What is included',
    title: 'Anatomy of the slide that carries the round',
    intro: 'We build the deck around this view, and prepare what stands behind each part of it.',
    slide: {
      label:
        'A slide with six numbered parts: a headline, a line of milestones, lanes for CMC, toxicology and regulatory work, a line of rising value, a budget and a list of risks.',
      caption: 'Drawn without scale: the dates, costs and risks are those of your program.',
      lanes: ['CMC', 'Toxicology', 'Regulatory'],
    },
    entries: [
      {
        title: 'Development narrative',
        text: 'The claim of the whole deck in a sentence, and the storyline that supports it from target to IND.',
      },
      {
        title: 'Milestone map',
        text: 'Decision points in their order, each with the evidence that counts as success.',
      },
      {
        title: 'Integrated plan',
        text: 'CMC, toxicology and regulatory work on one time axis, with the dependencies that a reviewer will look for.',
      },
      {
        title: 'Value inflection points',
        text: 'Which results change the value of the asset, and why a partner or a later investor would agree.',
      },
      {
        title: 'Use of funds',
        text: 'The round split by milestone, built on assumptions from vendor quotes, which survive diligence.',
      },
      {
        title: 'Risks and answers',
        text: 'The questions you will get on formulation, safety, supply and IP, with prepared replies and the documents to show.',
      },
    ],
    action: { label: 'Ask for the full list of inclusions', to: '/contact?topic=investor-included' },
  },
  stages: {
    id: 'stages',
    eyebrow: 'Funding stages',
    title: 'Each round asks its own question',
    intro: 'The data may be the same. The order in which it is told is not.',
    entries: [
      {
        title: 'Seed/Series A',
        question: 'Is there a drug here, and what will this money prove?',
        text: 'The deck shows feasibility, the few experiments that decide it and a costed route to the IND.',
        points: [
          'Target profile and differentiation',
          'First milestones with their budgets',
          'Risks named before others find them',
        ],
      },
      {
        title: 'Bridge/Series B',
        question: 'Did the last plan hold, and what closes the gap?',
        text: 'Readers compare promise with delivery. The deck accounts for both and takes the shortest way to the next inflection point.',
        points: [
          'Plan against actuals',
          'Scale-up and FIH supply',
          'Time and cost to the next step in value',
        ],
      },
      {
        title: 'Pharma & Strategic Partners',
        question: 'Can we take this over without doing it again?',
        text: 'A partner reads for pipeline fit and for the quality of the package. The deck leads to the data that travels.',
        points: [
          'Data package and known gaps',
          'A CMC process that transfers',
          'IP position and territories',
        ],
      },
    ],
  },
  result: {
    id: 'case-result',
    eyebrow: 'Case result',
    title: 'A milestone slide is worth the record behind it',
    intro:
      'These are the figures of a program that DEP runs on a single plan, with the IND still ahead and on plan. It is the same kind of plan that we put on your slide, and the reason an investor can believe the dates.',
    facts: [
      { value: claims.cases.timelineAdherence, label: 'timeline adherence against the plan' },
      { value: claims.cases.vendorsCoordinated, label: 'working to the same milestones' },
      { value: claims.cases.timeToInd, label: 'to IND, on plan' },
    ],
  },
  callToAction: {
    title: 'Bring the deck you have',
    text: 'Or the data it should be made of. We tell you which slide an investor will stop at, and what belongs there instead.',
    actions: [
      { label: consultationLabel, to: '/contact?service=investor-deck' },
      { label: 'Ask What Is Included', to: '/contact?topic=investor-included' },
    ],
  },
  service: {
    name: 'Investor Readiness',
    serviceType: 'Investor deck',
    audience: 'Founders who are raising',
  },
} as const satisfies InvestorReadinessContent;
