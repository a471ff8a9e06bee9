/** In the order of `Discipline.involvementByPhase`. */
export const phases = ['Readiness', 'Strategy', 'Vendors', 'Execution'] as const;

/** In a sentence: "works in vendor selection". */
const phaseNouns = ['readiness', 'strategy', 'vendor selection', 'execution'] as const;

type Involvement = 'works' | 'advises' | 'none';

export interface Discipline {
  readonly name: string;
  readonly involvementByPhase: readonly [Involvement, Involvement, Involvement, Involvement];
}

/** In the order of the team. */
export const disciplines = {
  leadership: {
    name: 'Program lead',
    involvementByPhase: ['works', 'works', 'works', 'works'],
  },
  'api-synthesis': {
    name: 'API synthesis',
    involvementByPhase: ['works', 'advises', 'advises', 'advises'],
  },
  formulation: {
    name: 'Formulation',
    involvementByPhase: ['works', 'advises', 'none', 'advises'],
  },
  'drug-substance': {
    name: 'Drug substance',
    involvementByPhase: ['advises', 'advises', 'none', 'works'],
  },
  'drug-product': {
    name: 'Drug product',
    involvementByPhase: ['none', 'advises', 'none', 'works'],
  },
  manufacturing: {
    name: 'Manufacturing',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  alliance: {
    name: 'Program and alliance',
    involvementByPhase: ['none', 'advises', 'works', 'works'],
  },
  biology: {
    name: 'Preclinical biology',
    involvementByPhase: ['works', 'works', 'advises', 'advises'],
  },
  patents: {
    name: 'Patent and IP',
    involvementByPhase: ['advises', 'advises', 'advises', 'none'],
  },
  analytics: {
    name: 'Analytical and QC',
    involvementByPhase: ['advises', 'none', 'advises', 'works'],
  },
} as const satisfies Readonly<Record<string, Discipline>>;

/** Returns "Works in readiness; advises in strategy and execution." */
export function describeInvolvement(involvementByPhase: Discipline['involvementByPhase']): string {
  const clauses = (['works', 'advises'] as const).flatMap((involvement) => {
    const nouns = phaseNouns.filter((_, index) => involvementByPhase[index] === involvement);
    return nouns.length > 0 ? `${involvement} in ${nouns.join(', ').replace(/, ([^,]+)$/, ' and $1')}` : [];
  });
  const sentence = clauses.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
