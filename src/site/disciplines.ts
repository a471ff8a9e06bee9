/** Program phases, in the order of `Discipline.involvementByPhase`. */
export const phases = ['Readiness', 'Strategy', 'Vendors', 'Execution'] as const;

/** The phases in a sentence: "works in vendor selection". */
const phaseNouns = ['readiness', 'strategy', 'vendor selection', 'execution'] as const;

export type Involvement = 'works' | 'advises' | 'none';

export interface Discipline {
  readonly name: string;
  /** Its section of the Common Technical Document (ICH M4Q(R1), M4S(R2)), or the document outside the dossier. */
  readonly section: string;
  /** What the section answers. */
  readonly subject: string;
  /** What the advisor asks of a program. */
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
    subject: 'Who leads it',
    question: 'Which date moves if this one slips?',
    mark: 'Lines of work joined into one that ends at the IND.',
    involvementByPhase: ['works', 'works', 'works', 'works'],
  },
  'api-synthesis': {
    name: 'API synthesis',
    section: '3.2.S.2',
    subject: 'How it’s made',
    question: 'Which step won’t scale?',
    mark: 'A biaryl bond, disconnected: can both halves be bought?',
    involvementByPhase: ['works', 'advises', 'advises', 'advises'],
  },
  formulation: {
    name: 'Formulation',
    section: '3.2.P.2',
    subject: 'Why this form',
    question: 'Will it reach the exposure the study needs?',
    mark: 'A coated tablet, cut open: drug grains among excipients.',
    involvementByPhase: ['works', 'advises', 'none', 'advises'],
  },
  'drug-substance': {
    name: 'Drug substance',
    section: '3.2.S.3',
    subject: 'What it is',
    question: 'Is this the form a reviewer will accept?',
    mark: 'Two forms of one compound, by X-ray powder diffraction. Simulated.',
    involvementByPhase: ['advises', 'advises', 'none', 'works'],
  },
  'drug-product': {
    name: 'Drug product',
    section: '3.2.P.7, P.8',
    subject: 'How it stays stable',
    question: 'Will it outlast the trial?',
    mark: 'A stoppered vial, cut open: glass, fill and closure.',
    involvementByPhase: ['none', 'advises', 'none', 'works'],
  },
  manufacturing: {
    name: 'Manufacturing',
    section: '3.2.S.2, P.3',
    subject: 'Where it’s made',
    question: 'What does the quote leave out?',
    mark: 'A jacketed, stirred reactor at its working level.',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  alliance: {
    name: 'Program and alliance',
    section: 'The plan',
    subject: 'Who does what, when',
    question: 'Who owns this date?',
    mark: 'Three lines that cross and join at one point.',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  biology: {
    name: 'Preclinical biology',
    section: '4.2.1',
    subject: 'What it does',
    question: 'Does the biology support the dose?',
    mark: 'Two markers, one gate: the cells that respond. Simulated.',
    involvementByPhase: ['works', 'works', 'advises', 'advises'],
  },
  patents: {
    name: 'Patent and IP',
    section: 'The claims',
    subject: 'What’s yours',
    question: 'What does the plan disclose too early?',
    mark: 'Two independent claims and their dependent claims.',
    involvementByPhase: ['advises', 'advises', 'advises', 'none'],
  },
  analytics: {
    name: 'Analytical and QC',
    section: '3.2.S.4, P.5',
    subject: 'How you know',
    question: 'Can the method see this impurity?',
    mark: 'A chromatogram, enlarged: one impurity above the threshold. Simulated.',
    involvementByPhase: ['advises', 'none', 'advises', 'works'],
  },
} as const satisfies Readonly<Record<string, Discipline>>;

/** Returns a sentence such as "Works in readiness; advises in strategy and execution." */
export function describeInvolvement(involvementByPhase: Discipline['involvementByPhase']): string {
  const clauses = (['works', 'advises'] as const).flatMap((involvement) => {
    const nouns = phaseNouns.filter((_, index) => involvementByPhase[index] === involvement);
    return nouns.length > 0 ? `${involvement} in ${nouns.join(', ').replace(/, ([^,]+)$/, ' and $1')}` : [];
  });
  const sentence = clauses.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

export interface UnassignedDiscipline extends Pick<Discipline, 'name' | 'section' | 'subject' | 'question'> {
  readonly text: string;
}

/** Disciplines without a profile. */
export const unassignedDisciplines: readonly UnassignedDiscipline[] = [
  {
    name: 'Toxicology',
    section: '4.2.1.3, 4.2.3',
    subject: 'Which dose is safe',
    question: 'Which dose can you defend?',
    text: 'Dose range finding, GLP toxicology, safety pharmacology and integrated study reports.',
  },
  {
    name: 'Regulatory',
    section: 'Module 1',
    subject: 'How it’s filed',
    question: 'What will FDA ask first?',
    text: 'Gap analysis, pre-IND meeting, IND dossier and FDA submission.',
  },
];

export type DisciplineName = keyof typeof disciplines;
