import type { DisciplineName } from './disciplines.ts';

export interface SocialProfiles {
  readonly linkedin?: string;
  readonly orcid?: string;
}

/** `npm run images` crops and resizes the photo and removes its metadata. */
export type Photo = `${string}.${'jpg' | 'jpeg' | 'png' | 'webp'}`;

export interface PersonFacts {
  readonly years?: number;
  readonly programs?: number;
  /** Two or three lines: the problem, the work, the outcome. No client's name. */
  readonly problemSolved?: string;
}

export interface TeamMember {
  /** The role until a name is known (`isPlaceholder`). */
  readonly name: string;
  /** The role, or the role's subject while the profile is a placeholder. */
  readonly title: string;
  readonly discipline: DisciplineName;
  readonly bio: string;
  readonly expertise: readonly string[];
  /** File name in `src/site/portraits`; `mark` shows the discipline's mark instead. */
  readonly image: Photo | 'mark';
  readonly social: SocialProfiles;
  readonly facts: PersonFacts;
  /** Shown with an asterisk. */
  readonly isIndependent: boolean;
  /** Describes a role, not yet a person: no `Person` in the structured data, and `npm run launch-check` lists it. */
  readonly isPlaceholder: boolean;
}

/** The pages keep this order. The about page shows the first three. */
export const team: readonly TeamMember[] = [
  {
    name: 'Chief Executive Officer',
    title: 'Program leadership',
    bio: 'Sets the critical path with you, keeps plan, budget and board aligned, and is accountable for the milestones.',
    expertise: [
      'IND strategy',
      'Critical path and budget',
      'Board and investor reporting',
      'Go/no-go decisions',
    ],
    discipline: 'leadership',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: false,
    isPlaceholder: true,
  },
  {
    name: 'CMC Advisor, API Synthesis',
    title: 'Route design and process chemistry',
    bio: 'Takes a route from medicinal chemistry to one that a CDMO can run. Finds the steps that won’t scale, the reagents plants refuse and the impurities toxicology will ask about, before you order a batch.',
    expertise: ['Route scouting', 'Process safety', 'Impurity fate and purge', 'Technology transfer'],
    discipline: 'api-synthesis',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'CMC Advisor, Formulation',
    title: 'Formulation and early dosage forms',
    bio: 'Works out how a poorly soluble or unstable compound reaches the exposure a study needs. Chooses vehicles for GLP toxicology and a first clinical dosage form that can be made, tested and blinded.',
    expertise: [
      'Solubility and bioavailability',
      'Toxicology vehicles',
      'FIH dosage forms',
      'Excipient compatibility',
    ],
    discipline: 'formulation',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'CMC Advisor, Drug Substance',
    title: 'Solid form and characterization',
    bio: 'Defines the active ingredient in the terms a reviewer expects. Writes and reviews the drug substance sections of the dossier.',
    expertise: ['Salt and polymorph selection', 'Specifications', 'Reference standards', 'Module 3.2.S'],
    discipline: 'drug-substance',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'CMC Advisor, Drug Product',
    title: 'Drug product and clinical supply',
    bio: 'Turns a formulation into a product that can be released, packaged and shipped to a clinic. Plans stability data to cover the trial, and reviews batch records.',
    expertise: ['Process development', 'Stability programs', 'Packaging and labeling', 'Module 3.2.P'],
    discipline: 'drug-product',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'CMC Advisor, Manufacturing',
    title: 'CDMO selection and oversight',
    bio: 'Knows what a manufacturing quote leaves out. Compares CDMOs on capacity, equipment and quality system, negotiates scope and change orders, and stays on through campaigns and deviations.',
    expertise: ['CDMO audits', 'Batch campaigns', 'Deviation handling', 'Scale-up planning'],
    discipline: 'manufacturing',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'Program and Alliance Advisor',
    title: 'Timelines, contracts and partners',
    bio: 'Updates the lead’s integrated timeline. Turns what the sponsor, CRO, CDMO and academic partner expect into one list of owners and dates, and flags a slip while there’s time to recover.',
    expertise: ['Integrated timelines', 'Vendor governance', 'Alliance management', 'Risk registers'],
    discipline: 'alliance',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'Preclinical Biology and Cytometry Advisor',
    title: 'Pharmacology and biomarker assays',
    bio: 'Tests whether the biology supports the dose and the indication. Designs pharmacology packages and flow cytometry panels with readouts that toxicology can use.',
    expertise: ['In vivo pharmacology', 'Flow cytometry panels', 'Biomarker strategy', 'Study design'],
    discipline: 'biology',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'Patent Attorney and IP Advisor',
    title: 'Patents timed to your plan',
    bio: 'Reviews the development plan for what it discloses and what you could claim. Times filings around new forms, formulations and methods, and checks who owns the inventions under a vendor contract.',
    expertise: [
      'Composition and form claims',
      'Freedom to operate',
      'CDA and MSA terms',
      'Diligence support',
    ],
    discipline: 'patents',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
  {
    name: 'Analytical Development and Quality Control Advisor',
    title: 'Methods, release and stability data',
    bio: 'Makes sure every number in the dossier has a method behind it. Plans method development and phase-appropriate validation, and reviews release and stability data.',
    expertise: ['Method validation', 'Release testing', 'Stability-indicating assays', 'Data integrity'],
    discipline: 'analytics',
    image: 'mark',
    social: {},
    facts: {},
    isIndependent: true,
    isPlaceholder: true,
  },
];
