import type { SpecimenSheet } from '#src/components/Specimen.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { Action, Fact, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import type { MoleculeCallout } from './MoleculeCallouts.tsx';
import type { FacingList } from './ChallengeSolution.tsx';
import type { PathwayLane } from './PathwayLists.tsx';

interface SmallMoleculeContent extends PageContent {
  readonly plot: PlotContent;
  readonly molecule: { readonly caption: string; readonly callouts: readonly MoleculeCallout[] };
  readonly challenges: FacingList;
  readonly solution: FacingList;
  readonly pathway: SectionHeading & {
    readonly lanes: readonly PathwayLane[];
    readonly goal: string;
    readonly sheets: readonly SpecimenSheet[];
  };
  readonly stats: SectionHeading & { readonly facts: readonly Fact[] };
  readonly whoWeHelp: SectionHeading & { readonly entries: readonly TitledText[]; readonly action: Action };
}

export const content = {
  hero: {
    title: 'Accelerating Small Molecule Development — From Discovery to IND',
    lead: 'One lead for CMC, toxicology and regulatory work, on one plan, with the vendors your molecule needs and no others.',
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
  plot: {
    name: 'diffraction',
    label:
      'Powder diffraction patterns of two forms of one compound, 4 to 40° 2θ, one above the other. The reflection at 6.8° is ringed: only form II has it.',
    note: ['Simulated', 'Copper K-alpha radiation, intensities offset; cells and compound invented'],
    facts: [
      { value: claims.fullExecution, label: 'for full execution to IND, by asset and data' },
      { value: claims.workStarts, label: 'from agreement to work under way' },
    ],
  },
  molecule: {
    caption: 'Lidocaine: one structure, three readers.',
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
        lines: ['Made last, with diethylamine:', 'assess the nitrosamine NDEA'],
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
        text: 'Drug substance at one CDMO, drug product at another, GLP studies at a CRO, a regulatory writer somewhere else. Nobody owns the dates between them.',
      },
      {
        title: 'Formulation and CMC missteps',
        text: 'A salt chosen too late, a vehicle that will not hold the high dose, a batch without its impurity profile. The study waits; the slot does not.',
      },
      {
        title: 'Regulatory readiness',
        text: 'Questions that belonged in the pre-IND meeting surface during dossier assembly, when the answer means another study or another batch.',
      },
    ],
  },
  solution: {
    title: 'Solution',
    entries: [
      {
        title: 'Integrated oversight',
        text: 'One program lead reads chemistry, toxicology and regulatory output side by side, sees what one discipline’s delay does to the other two, and brings you the decision before the next work order goes out.',
      },
      {
        title: 'Vendor-agnostic orchestration',
        text: 'We have no site to fill. Vendors are picked for the molecule, briefed from one scope, and held to one calendar of handoffs: material, methods, reports, signatures.',
      },
      {
        title: 'Milestone-based management',
        text: 'Work is planned backward from the IND. Each milestone has an owner, an entry condition, a date and a written definition of done.',
      },
    ],
  },
  pathway: {
    id: 'pathway',
    eyebrow: 'CMC, toxicology, regulatory',
    title: 'Development Pathway',
    intro:
      'Three lanes start together and depend on each other at every step: CMC makes the tox batch, dose range finding sizes it, pre-IND advice can change what follows.',
    goal: 'IND',
    sheets: [
      {
        document: 'Regulatory plan',
        page: 'Page 3',
        title: 'The FDA clock',
        about: `Latest days by FDA’s goals for Type B meetings; the ${illustrativeFigures.indReview} after submission are law.`,
        columns: ['When', 'What happens', 'What must be ready'],
        note: 'Ask before the GMP batch.',
        rows: [
          {
            name: 'Day 0',
            cells: ['Meeting request with its questions', 'route, form, design of the GLP studies'],
          },
          {
            name: 'Day 21',
            cells: ['FDA grants it, or chooses to answer in writing', 'package, in draft'],
          },
          { name: 'Day 30', cells: ['Package leaves', 'the data behind each question'] },
          { name: 'Day 58', cells: ['Preliminary answers', 'which questions are settled: [numbers]'] },
          { name: 'Day 60', cells: ['Pre-IND meeting', 'one speaker for each open question: [names]'] },
          { name: 'Day 90', cells: ['FDA’s minutes', 'plan and protocols, corrected'] },
          {
            name: 'IND + 30',
            cells: ['In effect, unless FDA places a hold', 'site, ethics board, released batch'],
          },
        ],
      },
      {
        document: 'Material plan',
        page: 'Page 1',
        title: 'What the tox batch weighs',
        about: `${illustrativeFigures.glpStudies} GLP studies, once a day by mouth, recovery groups at the high dose. Free base, salt factor 1.00.`,
        columns: ['Part', 'Arithmetic', 'Needs'],
        note: 'The dog study sets the batch size.',
        rows: [
          { name: 'Rat, 0.25 kg', cells: ['42, 32 and 32 animals at 500, 150 and 50 mg/kg', '192 g'] },
          { name: 'Dog, 10 kg', cells: ['10, 6 and 6 animals at 200, 60 and 20 mg/kg', '694 g'] },
          { name: 'Formulation losses', cells: ['a quarter on top', '222 g'] },
          {
            name: 'Safety pharmacology, genetic toxicology',
            cells: ['each dose once; Ames, in vitro, rat micronucleus', '30 g'],
          },
          { name: 'Release, stability, retained', cells: ['by protocol', '150 g'] },
          { name: 'To order', cells: ['1,288 g, and a tenth in reserve', '1.4 kg'] },
        ],
      },
    ],
    lanes: [
      {
        title: 'CMC',
        text: 'Material that can be made again, and proof of what it is.',
        points: [
          'API synthesis optimization',
          'Formulation development',
          'Drug substance characterization',
          'Drug product manufacturing',
        ],
      },
      {
        title: 'Toxicology',
        text: 'From the NOAEL to a human equivalent dose, and from there, with a margin, to the first dose in people.',
        points: ['Dose range finding', 'GLP tox studies', 'Safety pharmacology', 'Integrated study reports'],
      },
      {
        title: 'Regulatory',
        text: 'A dossier without surprises for the reviewer or for you.',
        points: [
          'Gap analysis',
          'Pre-IND meeting preparation',
          'IND dossier compilation',
          'FDA submission support',
        ],
      },
    ],
  },
  stats: {
    title: 'What an integrated lead is worth',
    intro: 'Time is lost between work packages more than inside them. Closing those gaps is the job.',
    facts: [
      { value: claims.expertise, label: 'of expertise in small molecule development' },
      { value: claims.fasterTimelines, label: 'faster timelines when the lanes run as one program' },
      { value: claims.accountability, label: 'accountability: one lead, named, for every milestone' },
    ],
  },
  whoWeHelp: {
    eyebrow: 'Who it is for',
    title: 'Who We Help',
    intro: 'More work between you and the IND than people to lead it.',
    entries: [
      {
        title: 'Lean biotech teams',
        text: `A founder, a chemist, perhaps a board advisor. You get a ${claims.actionPlan} action plan first, then a lead who runs it beside you.`,
      },
      {
        title: 'Series A/B companies',
        text: 'The round is closed and its milestones are promised. We turn them into one schedule with vendors under contract, and report against it in the form your investors agreed to.',
      },
      {
        title: 'New or repurposed assets',
        text: 'We tell you which earlier data you can still use, what has to be repeated, and which routes to IND remain open.',
      },
    ],
    action: { label: 'Find the Path That Matches You', to: '/getting-started' },
  },
  callToAction: {
    title: 'Ready to Accelerate Your Small Molecule Program?',
    text: `Tell us the target, the stage and the data you have. Keep structures until a CDA is signed. We reply within ${claims.responseTime}.`,
    actions: [{ label: 'Talk to a Strategist', to: '/contact' }],
  },
} as const satisfies SmallMoleculeContent;
