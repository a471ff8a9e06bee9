/** Program phases, in the order of `Discipline.involvementByPhase`. */
export const phases = ['Readiness', 'Strategy', 'Vendors', 'Execution'] as const;

export type Involvement = 'works' | 'advises' | 'none';

export interface Discipline {
  readonly name: string;
  /** Its section of the Common Technical Document (ICH M4Q(R1), M4S(R2)), or the document outside the dossier. */
  readonly section: string;
  readonly question: string;
  /** Alternative text of its mark. */
  readonly mark: string;
  readonly involvementByPhase: readonly [Involvement, Involvement, Involvement, Involvement];
}

/** The lead first, then in the order of the team. */
export const disciplines = {
  leadership: {
    name: 'Program lead',
    section: 'The program',
    question: 'Who leads it',
    mark: 'Lines of work joined into one that ends at the IND.',
    involvementByPhase: ['works', 'works', 'works', 'works'],
  },
  'api-synthesis': {
    name: 'API synthesis',
    section: '3.2.S.2',
    question: 'How it’s made',
    mark: 'A biaryl bond, disconnected: can both halves be bought?',
    involvementByPhase: ['works', 'advises', 'advises', 'advises'],
  },
  formulation: {
    name: 'Formulation',
    section: '3.2.P.2',
    question: 'Why this form',
    mark: 'A coated tablet, cut open: drug grains among excipients.',
    involvementByPhase: ['works', 'advises', 'none', 'advises'],
  },
  'drug-substance': {
    name: 'Drug substance',
    section: '3.2.S.3',
    question: 'What it is',
    mark: 'Two forms of one compound, by X-ray powder diffraction. Simulated.',
    involvementByPhase: ['advises', 'advises', 'none', 'works'],
  },
  'drug-product': {
    name: 'Drug product',
    section: '3.2.P.7, P.8',
    question: 'How it stays stable',
    mark: 'A stoppered vial, cut open: glass, fill and closure.',
    involvementByPhase: ['none', 'advises', 'none', 'works'],
  },
  manufacturing: {
    name: 'Manufacturing',
    section: '3.2.S.2, P.3',
    question: 'Where it’s made',
    mark: 'A jacketed, stirred reactor at its working level.',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  alliance: {
    name: 'Program and alliance',
    section: 'The plan',
    question: 'Who does what, when',
    mark: 'Three lines that cross and join at one point.',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  biology: {
    name: 'Preclinical biology',
    section: '4.2.1',
    question: 'What it does',
    mark: 'Two markers, one gate: the cells that respond. Simulated.',
    involvementByPhase: ['works', 'works', 'advises', 'advises'],
  },
  patents: {
    name: 'Patent and IP',
    section: 'The claims',
    question: 'What’s yours',
    mark: 'Two independent claims and their dependent claims.',
    involvementByPhase: ['advises', 'advises', 'advises', 'none'],
  },
  analytics: {
    name: 'Analytical and QC',
    section: '3.2.S.4, P.5',
    question: 'How you know',
    mark: 'A chromatogram, enlarged: one impurity above the threshold. Simulated.',
    involvementByPhase: ['advises', 'none', 'advises', 'works'],
  },
} as const satisfies Readonly<Record<string, Discipline>>;

export interface UnassignedDiscipline extends Pick<Discipline, 'name' | 'section' | 'question'> {
  readonly text: string;
}

/** Disciplines without a profile. */
export const unassignedDisciplines: readonly UnassignedDiscipline[] = [
  {
    name: 'Toxicology',
    section: '4.2.1.3, 4.2.3',
    question: 'Which dose is safe',
    text: 'Dose range finding, GLP toxicology, safety pharmacology and integrated study reports.',
  },
  {
    name: 'Regulatory',
    section: 'Module 1',
    question: 'How it’s filed',
    text: 'Gap analysis, pre-IND meeting, IND dossier and FDA submission.',
  },
];

export type DisciplineName = keyof typeof disciplines;
