import type { HeroStatementContent } from '#src/components/HeroStatement.tsx';
import type { SamplePage } from '#src/site/samples/sample-page.ts';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import type { PriceScaleContent } from './PriceScale.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { formatPrice, formatPriceRange } from '#src/site/figures.ts';
import { samples } from '#src/site/samples/molecule-readiness.ts';

interface MoleculeReadinessContent extends PageContent {
  readonly statement: HeroStatementContent;
  readonly plot: PlotContent;
  readonly impurity: TitledText;
  readonly review: SectionHeading & { readonly pages: readonly SamplePage[] };
  readonly verdicts: SectionHeading & { readonly document: string; readonly entries: readonly TitledText[] };
  readonly pricing: SectionHeading & {
    readonly scale: PriceScaleContent;
    readonly terms: readonly TitledText[];
  };
}

const sprint = claims.readinessSprint;
const price = formatPriceRange(sprint.price);
const { minimum, maximum } = sprint.price;
const cost = minimum === maximum ? price : `Between ${formatPrice(minimum)} and ${formatPrice(maximum)}`;

export const content = {
  keywords: [
    'molecule readiness assessment',
    'developability assessment',
    'IND readiness',
    'CMC risk assessment',
  ],
  hero: {
    eyebrow: 'For new or repurposed assets',
    title: 'Is your molecule ready for development?',
    lead: `A molecule readiness assessment costs ${price} and usually takes ${sprint.duration}. You learn what holds up, what’s missing, what could stop the program and what to do. It also helps before you license or buy a molecule.`,
    actions: [
      { label: consultationLabel, to: '/contact?service=readiness' },
      { label: 'See All Services', to: '/services' },
    ],
  },
  service: {
    name: 'Molecule Readiness',
    serviceType: 'Readiness sprint',
    audience: 'New or repurposed assets',
    duration: sprint.duration,
    price: sprint.price,
  },
  statement: {
    mark: `Main peak, 8.40 min, ${illustrativeFigures.mainPeak}: off scale`,
    statement: 'Everyone looks at the main peak. We look for the impurity that could stop your program.',
    text: 'On this scale, the main peak would be about 65 feet tall.',
  },
  plot: {
    name: 'chromatogram',
    label: `Chromatogram, 0 to 15 minutes, on a scale of 0 to 5 mAU. The main peak at 8.40 minutes runs off the scale. Of six small peaks, the one at 9.91 minutes is circled: an unknown with ${illustrativeFigures.unknownImpurity} of the area, at a relative retention time of 1.18.`,
    note: ['Simulated', 'Reversed phase, gradient, UV 220 nm; retention and area percent'],
    facts: [
      { value: price, label: sprint.credit },
      {
        value: sprint.duration,
        label: `for most molecules; complex molecules ${sprint.complexDuration}`,
      },
    ],
  },
  impurity: {
    title: 'A small peak, a large question',
    text: `Identified early, this impurity costs an LC-HRMS run and perhaps isolation. Identified late, with a structural alert, it can cost a clinical batch. At registration, not in Phase 1, ICH Q3A(R2) asks you to identify an impurity above ${illustrativeFigures.identificationThreshold} or 1.0 mg a day, whichever is lower, at doses up to 2 g a day, or to report why you couldn’t.`,
  },
  review: {
    title: 'What we review, and the questions we ask',
    intro:
      'No new experiments. The sprint works from the reports, spectra, quotes and emails you already have, and tells you plainly where the data run out.',
    pages: samples,
  },
  verdicts: {
    title: 'Three possible answers',
    intro: 'You get one of them in writing, with the evidence behind it.',
    document: 'Readiness report',
    entries: [
      {
        title: 'Ready',
        text: 'Your data support IND-enabling work. The report lists the first work packages, their order and the types of vendors they need.',
      },
      {
        title: 'Ready, once fixed',
        text: 'A fixable problem is in the way, such as a solid form, a method or a missing study. The report explains how to fix it, what the fix depends on and how you’ll know it worked.',
      },
      {
        title: 'Not this molecule',
        text: 'The risk is in the molecule itself, and money won’t remove it. You find out before you book a GLP slot, and learn what we’d test in a backup compound.',
      },
    ],
  },
  pricing: {
    id: 'pricing',
    title: 'Pricing',
    intro: `A sprint costs ${price} and is ${sprint.credit}.`,
    scale: {
      price: { value: sprint.price, label: 'Price of a sprint' },
      usual: { value: sprint.duration, label: 'Usual duration' },
      longest: { value: sprint.complexDuration, label: 'Complex molecules' },
    },
    terms: [
      { title: 'Basis', text: 'The data you already have, under a mutual CDA.' },
      {
        title: 'You receive',
        text: 'A written verdict, a ranked risk list, a plan of first actions and a readout call.',
      },
    ],
  },
  faq: {
    title: 'Readiness sprint FAQ',
    items: [
      {
        question: 'What does a readiness sprint cost?',
        answer: `${cost}. The sprint is ${sprint.credit}.`,
      },
      {
        question: 'Is the fee credited if we continue?',
        answer: `Yes. The sprint is ${sprint.credit} with DEP.`,
      },
      {
        question: 'How long does it take?',
        answer: `${sprint.duration} for most small molecules, and ${sprint.complexDuration} for complex ones.`,
      },
      {
        question: 'What do you need from us?',
        answer:
          'The structure, the current synthetic route, analytical and stability data, in vitro and in vivo reports, and any correspondence with vendors or regulators. Send what you have, under a mutual CDA. One person who can answer questions is worth more than a tidy data room.',
      },
      {
        question: 'What happens if the molecule isn’t ready?',
        answer:
          'You learn why, the shortest way to close the gap if there is one, and when it would make sense to look again.',
      },
    ],
  },
  callToAction: {
    title: 'Know before you commit the budget',
    text: `Describe the molecule in non-confidential terms. We’ll reply within ${claims.responseTime}. Work starts in ${claims.startDelay}.`,
    actions: [{ label: consultationLabel, to: '/contact?service=readiness' }],
  },
} as const satisfies MoleculeReadinessContent;
