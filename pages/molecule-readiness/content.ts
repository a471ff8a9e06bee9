import type { CallToActionContent } from '#src/sections/call-to-action/CallToAction.tsx';
import type { FitCheckContent } from '#src/sections/fit-check/FitCheck.tsx';
import type { SprintPricingContent } from '#src/sections/readiness-sprint/SprintPricing.tsx';
import type { SprintScheduleContent } from '#src/sections/readiness-sprint/SprintSchedule.tsx';
import type { RuledTableContent } from '#src/sections/ruled-table/RuledTable.tsx';
import { claims } from '#src/site/claims.ts';
import type { PageContent, TitledText } from '#src/site/content-types.ts';
import { formatPrice, formatPriceRange } from '#src/site/price-range.ts';

interface MoleculeReadinessContent extends PageContent {
  readonly schedule: SprintScheduleContent;
  readonly review: {
    readonly eyebrow: string;
    title: string;
    readonly intro: string;
    readonly table: RuledTableContent;
  };
  readonly verdicts: {
    readonly eyebrow: string;
    readonly title: string;
    readonly intro: string;
    readonly items: readonly TitledText[];
  };
  readonly pricing: {
    readonly eyebrow: string;
    readonly title: string;
    readonly intro: string;
    readonly details: SprintPricingContent;
  };
  readonly fit: { readonly eyebrow: string; title: string; readonly check: FitCheckContent };
  readonly close: CallToActionContent;
}

const sprint = claims.readinessSprint;
const price = formatPriceRange(sprint.price);
const lowestPrice = formatPrice(sprint.price.minimum, sprint.price.currency);
const highestPrice = formatPrice(sprint.price.maximum, sprint.price.currency);

export const content = {
  hero: {
    eyebrow: 'For teams with a new or repurposed asset',
    title: 'Is your molecule ready for development?',
    lead: 'A readiness sprint gives you a written answer: what stands, what is missing, what could stop the program, and what to do first.',
    actions: [
      { label: 'Start a Readiness Sprint', to: '/contact?service=readiness' },
      { label: 'See All Services', to: '/services' },
    ],
    evidence: [
      { value: price, label: sprint.credit },
      { value: sprint.duration, label: 'from complete file to readout' },
    ],
  },
  service: {
    name: 'Molecule Readiness',
    serviceType: 'Readiness sprint',
    audience: 'Teams with a new or repurposed asset',
    duration: sprint.duration,
    price: sprint.price,
  },
  schedule: {
    work: ['Intake under CDA', 'Expert review', 'Risk ranking'],
    readout: 'Readout',
    duration: sprint.duration,
    complex: 'Complex molecules',
    complexDuration: sprint.complexDuration,
    caption: 'The sprint by week. The steps overlap; questions go to your team as they arise.',
  },
  review: {
    eyebrow: 'What we check',
    title: 'What we read, and what we ask of it',
    intro:
      'No new experiments. The sprint works from the reports, spectra, quotes and emails you already have, and says plainly where they stop.',
    table: {
      caption: 'Areas reviewed in a readiness sprint',
      columns: ['Area', 'The question', 'What we look for'],
      rows: [
        [
          'Synthesis and supply',
          'Can the route leave the medicinal chemistry lab?',
          'Step count, hazardous or patented steps, purification, starting materials, who could scale it',
        ],
        [
          'Solid form and solubility',
          'Is there a form that can be made, stored and dosed?',
          'Salt and polymorph data, stability, solubility in relevant media, hygroscopicity',
        ],
        [
          'Formulation',
          'Will exposure hold at toxicology doses?',
          'Vehicle, dose volume, exposure against dose, the gap to a first clinical formulation',
        ],
        [
          'Analytics and impurities',
          'Could a batch be released tomorrow?',
          'Method status, impurity profile, mutagenicity alerts, reference standards',
        ],
        [
          'Safety package',
          'Which finding would change the plan?',
          'Off-target data, species choice, tolerability studies, signals nobody followed up',
        ],
        [
          'Regulatory route',
          'What will FDA ask first?',
          'Indication, precedent, pre-IND questions, whether earlier data can be used',
        ],
      ],
    },
  },
  verdicts: {
    eyebrow: 'What you hear',
    title: 'Three possible answers',
    intro: 'You get one of them in writing, with the evidence behind it.',
    items: [
      {
        title: 'Ready',
        text: 'The file supports IND-enabling work. The report lists the first work packages, their order and the vendors they call for.',
      },
      {
        title: 'Ready, once fixed',
        text: 'A bounded problem stands in the way: a form, a method, a missing study. The report says what mends it, what the mend depends on and how you will know that it worked.',
      },
      {
        title: 'Not this one',
        text: 'The risk is in the molecule and money will not remove it. You hear it before a GLP slot is booked, with what we would test in a back-up compound.',
      },
    ],
  },
  pricing: {
    eyebrow: 'What it costs',
    title: 'Pricing',
    intro:
      'One price for one molecule, agreed before work starts. Where it falls in the range depends on the file, not on the hours.',
    details: {
      price,
      note: `The fee is ${sprint.credit}. Go on with us and the sprint has cost you nothing extra.`,
      ends: [
        {
          value: lowestPrice,
          label: 'One compound, one intended route of dosing, reports in order',
        },
        {
          value: highestPrice,
          label: 'A complex molecule, or data spread over several labs and owners',
        },
      ],
      terms: [
        { label: 'Usual duration', value: sprint.duration },
        { label: 'Complex molecules', value: sprint.complexDuration },
        { label: 'Basis', value: 'the data you already have, under a mutual CDA' },
        {
          label: 'You receive',
          value: 'written verdict, ranked risk list, first-actions plan and a readout call',
        },
      ],
    },
  },
  fit: {
    eyebrow: 'Is it for you?',
    title: 'When a sprint is the right start',
    check: {
      fits: {
        title: 'Take the sprint if',
        points: [
          'a board or an investor asks whether the asset is developable',
          'you are about to license, buy or spin out a molecule',
          'two candidates compete for one budget',
          'an earlier vendor left you data you don’t fully trust',
        ],
      },
      elsewhere: {
        title: 'Start elsewhere if',
        cases: [
          {
            text: 'the candidate is chosen and the work needs a lead',
            action: { label: 'See small molecule development', to: '/small-molecule-development' },
          },
          {
            text: 'you need one defined piece of work',
            action: { label: 'Compare the five offers', to: '/services' },
          },
        ],
      },
    },
  },
  faq: {
    title: 'The readiness sprint, in questions',
    items: [
      {
        question: 'What does a readiness sprint cost?',
        answer: `Between ${lowestPrice} and ${highestPrice}, depending on the molecule and the state of its data. After a first call we quote one figure for your case.`,
      },
      {
        question: 'Is the fee credited if we continue?',
        answer: `Yes. The sprint is ${sprint.credit} with DEP. If you stop after the readout, the report is yours and nothing else is owed.`,
      },
      {
        question: 'How long does it take?',
        answer: `${sprint.duration} for most small molecules, and ${sprint.complexDuration} for complex ones: several stereocentres, unusual solid-state behaviour, a prodrug, or a file that has to be pieced together first.`,
      },
      {
        question: 'What do you need from us?',
        answer:
          'The structure, the current route, analytical and stability data, in vitro and in vivo reports, and any correspondence with vendors or regulators. Send it as it is, under a mutual CDA. One person who can answer questions is worth more than a tidy data room.',
      },
      {
        question: 'What happens if the molecule is not ready?',
        answer:
          'You get the reason, the shortest way to close the gap where there is one, and the point at which we would look again. Many gaps are a form screen or a method away. Those that aren’t are cheaper to learn about now than in a failed study.',
      },
    ],
  },
  close: {
    title: 'Know before you commit the budget',
    text: `Describe the molecule in non-confidential terms. We answer within ${claims.responseTime} and can usually start ${claims.workStarts} after we agree.`,
    actions: [{ label: 'Request a Readiness Sprint', to: '/contact?service=readiness' }],
  },
} as const satisfies MoleculeReadinessContent;
