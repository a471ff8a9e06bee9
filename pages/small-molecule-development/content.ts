import type { SamplePage } from '#src/site/samples/sample-page.ts';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import { getArticle } from '#src/site/figures.ts';
import type { Action, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { MoleculeCallout } from './MoleculeCallouts.tsx';
import type { TitledColumnContent } from './ChallengeSolution.tsx';
import type { PathwayLane } from './PathwayLists.tsx';
import { samples } from '#src/site/samples/small-molecule-development.ts';

interface SmallMoleculeContent extends PageContent {
  readonly plot: PlotContent;
  readonly molecule: { readonly caption: string; readonly callouts: readonly MoleculeCallout[] };
  readonly challenges: TitledColumnContent;
  readonly solution: TitledColumnContent;
  readonly pathway: SectionHeading & {
    readonly lanes: readonly PathwayLane[];
    readonly goal: string;
    readonly pages: readonly SamplePage[];
    /** Precedes the sources of the sample pages. */
    readonly sourcesNote: string;
    readonly sources: readonly { readonly label: string; readonly url: string }[];
  };
  readonly whoWeHelp: SectionHeading & { readonly entries: readonly TitledText[]; readonly action: Action };
}

export const content = {
  keywords: ['small molecule development', 'CMC development', 'GLP toxicology', 'IND dossier'],
  hero: {
    title: 'Accelerating Small Molecule Development — From Discovery to IND',
    lead: 'One lead runs your CMC, toxicology and regulatory work on one plan, with only the vendors your molecule needs.',
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
  plot: {
    name: 'diffraction',
    label:
      'Powder diffraction patterns of two forms of one compound, 4 to 40° 2θ, one above the other. The reflection at 6.8° is circled: only form II has it.',
    note: ['Simulated', 'Copper K-alpha radiation, intensities offset; unit cells and compound invented'],
    facts: [
      { value: claims.expertise, label: 'of expertise' },
      { value: claims.fasterTimelines, label: 'faster timelines in small molecule development' },
      { value: claims.accountability, label: 'accountability' },
    ],
  },
  molecule: {
    caption: 'Lidocaine: one structure, three points of view.',
    callouts: [
      { discipline: 'CMC', pointsAt: 'amine', lines: ['Basic nitrogen:', 'salt form, solubility'] },
      {
        discipline: 'Toxicology',
        pointsAt: 'amideBond',
        lines: ['An aniline if the amide breaks:', 'an impurity to control'],
      },
      {
        discipline: 'Regulatory',
        pointsAt: 'lastBond',
        lines: ['Last step uses diethylamine:', 'assess the nitrosamine NDEA'],
      },
    ],
  },
  service: {
    name: 'Small molecule development',
    serviceType: 'CMC, toxicology and regulatory work',
    audience: 'Lean biotech teams',
    duration: claims.fullExecution,
  },
  challenges: {
    title: 'The Challenges',
    entries: [
      {
        title: 'Vendor fragmentation',
        text: 'Drug substance at one CDMO, drug product at another, GLP studies at a CRO. No one owns the handoffs.',
      },
      {
        title: 'Formulation and CMC missteps',
        text: 'A salt chosen too late, or a vehicle that can’t carry the high dose. Your study waits, and you can lose your slot at the CRO.',
      },
      {
        title: 'Regulatory readiness',
        text: 'Questions for the pre-IND meeting come up during dossier assembly, when the answer can mean another study.',
      },
    ],
  },
  solution: {
    title: 'Solution',
    entries: [
      {
        title: 'Integrated oversight',
        text: 'One lead reviews chemistry, toxicology and regulatory results side by side, so you decide before the next work order goes out.',
      },
      {
        title: 'Vendor-agnostic orchestration',
        text: 'You get vendors chosen for your molecule, briefed from one scope and managed on one calendar of handoffs.',
      },
      {
        title: 'Milestone-based management',
        text: 'We plan backward from the IND. Each milestone has an owner, a date and a written definition of done.',
      },
    ],
  },
  pathway: {
    id: 'pathway',
    title: 'Development Pathway',
    intro:
      'Three workstreams depend on each other: CMC makes the tox batch, dose range finding sets its size, and pre-IND advice can change what follows.',
    goal: 'IND',
    pages: samples,
    sourcesNote: 'FDA’s goals are agreed through September 30, 2027, and may change after that. Sources:',
    sources: [
      { label: 'FDA’s goals for meetings (PDF)', url: 'https://www.fda.gov/media/151712/download' },
      {
        label: 'ICH M3(R2) (PDF)',
        url: 'https://database.ich.org/sites/default/files/M3_R2__Guideline.pdf',
      },
    ],
    lanes: [
      {
        title: 'CMC',
        text: 'Material that you can make again.',
        points: [
          'API synthesis optimization',
          'Formulation development',
          'Drug substance characterization',
          'Drug product manufacturing',
        ],
      },
      {
        title: 'Toxicology',
        text: 'From the NOAEL, with a safety factor, to the first dose in people.',
        points: ['Dose range finding', 'GLP tox studies', 'Safety pharmacology', 'Integrated study reports'],
      },
      {
        title: 'Regulatory',
        text: 'A dossier built to avoid surprises, for the reviewer and for you.',
        points: [
          'Gap analysis',
          'Pre-IND meeting preparation',
          'IND dossier compilation',
          'FDA submission support',
        ],
      },
    ],
  },
  whoWeHelp: {
    title: 'Who We Help',
    entries: [
      {
        title: 'Lean biotech teams',
        text: `You get ${getArticle(claims.actionPlan)} ${claims.actionPlan} action plan: the next studies, in order.`,
      },
      {
        title: 'Series A/B companies',
        text: 'You’ve promised milestones. We turn them into one schedule for all vendors.',
      },
      {
        title: 'New or repurposed assets',
        text: 'We tell you which data you can use, what to repeat and which paths to IND are open.',
      },
    ],
    action: { label: 'Find the Path That Matches You', to: '/getting-started' },
  },
  callToAction: {
    title: 'Ready to Accelerate Your Small Molecule Program?',
    text: `Tell us the target, the stage and the data you have. Please don’t send structures until a CDA is signed. We reply within ${claims.responseTime}.`,
    actions: [{ label: 'Talk to a Strategist', to: '/contact' }],
  },
} as const satisfies SmallMoleculeContent;
