import {
  preparedMilestones,
  type PreparedMilestone,
  type WorkItemName,
  workItemNames,
  workItems,
} from './work-items.ts';

/** The work that a visitor has marked as done or running. */
export type Marks = readonly WorkItemName[];

/** Starts the fragment of an address with a plan. Browsers don't send fragments to hosts. */
const fragmentStart = '#plan=';

/** Returns a fragment such as `#plan=synthesis-glpTox`, or an empty string without marks. */
export const formatFragment = (marks: Marks): string =>
  marks.length > 0 ? fragmentStart + workItemNames.filter((name) => marks.includes(name)).join('-') : '';

/**
 * Reads the names that a fragment has, in any order. A name with a letter missing or too many is left out, so that a link that was
 * cut or that has something appended keeps the others.
 *
 * @returns undefined if the fragment isn't one of a plan
 */
export function parseFragment(hash: string): Marks | undefined {
  const fragment = decode(hash);
  if (!fragment.startsWith(fragmentStart)) return undefined;
  const words = fragment.slice(fragmentStart.length).split(/[^a-z]+/i);
  return workItemNames.filter((name) => words.includes(name));
}

/** Mail programs encode some characters of a link. A cut one may end inside an encoded character. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export interface Coverage {
  readonly milestone: PreparedMilestone;
  readonly marked: number;
  readonly total: number;
  readonly open: readonly WorkItemName[];
}

/** Counts the work up to a milestone. */
export function getCoverage(marks: Marks, milestone: PreparedMilestone): Coverage {
  const last = preparedMilestones.indexOf(milestone);
  const needed = workItemNames.filter((name) => preparedMilestones.indexOf(workItems[name].prepares) <= last);
  const open = needed.filter((name) => !marks.includes(name));
  return { milestone, marked: needed.length - open.length, total: needed.length, open };
}

/** Returns the last milestone up to which all work is marked, if any. */
export const findCovered = (marks: Marks): PreparedMilestone | undefined =>
  preparedMilestones.findLast((milestone) => getCoverage(marks, milestone).open.length === 0);

/**
 * Returns the milestone that comes next: the last one for which work is marked, or the one after it if no work up to it is open.
 * Undefined if all work is marked.
 */
export function findNext(marks: Marks): Coverage | undefined {
  const started = preparedMilestones.findLastIndex((milestone) =>
    marks.some((name) => workItems[name].prepares === milestone),
  );
  return preparedMilestones
    .slice(Math.max(started, 0))
    .map((milestone) => getCoverage(marks, milestone))
    .find(({ open }) => open.length > 0);
}

interface OrderNote {
  readonly title: string;
  readonly text: string;
}

type OrderRule = OrderNote & { readonly has: WorkItemName; readonly lacks: readonly WorkItemName[] };

/**
 * Notes for marks that have one item and lack all of the others, the most important first. Sources: 21 CFR 58.105 and 312.23(a)(8),
 * ICH M3(R2), S7A and S2(R1), and FDA's guidance on study reports in an IND. For repeated doses, not for advanced cancer (ICH S9).
 */
const orderRules: readonly OrderRule[] = [
  {
    has: 'glpTox',
    lacks: ['earlySafety', 'geneticTox'],
    title: 'GLP tox with neither Ames nor genetic toxicology',
    text: 'Results for gene mutation and chromosomal damage are due before repeated doses in people. One usually comes first: a clear positive can stop the program before its most expensive study.',
  },
  {
    has: 'glpTox',
    lacks: ['characterization'],
    title: 'GLP tox before characterization',
    text: 'Characterization usually comes first: each batch’s identity, strength, purity and composition must be determined, and its impurities help set limits for the clinical batch.',
  },
  {
    has: 'glpTox',
    lacks: ['doseRange'],
    title: 'GLP tox before dose range finding',
    text: 'Dose range finding usually sets the doses and the size of the batch. Existing animal data may take its place.',
  },
  {
    has: 'glpTox',
    lacks: ['formulation'],
    title: 'GLP tox before formulation work',
    text: 'Formulation work usually comes first: the vehicle must carry the high dose evenly, and the drug must be stable in it. The clinical formulation can follow.',
  },
  {
    has: 'glpTox',
    lacks: ['earlySafety', 'safetyPharmacology'],
    title: 'GLP tox before hERG',
    text: 'hERG usually comes first: a narrow margin can change the cardiovascular endpoints.',
  },
  {
    has: 'dossier',
    lacks: ['glpTox'],
    title: 'Dossier before GLP tox',
    text: 'The studies usually come first, because the IND needs their results to support the first dose in people.',
  },
  {
    has: 'dossier',
    lacks: ['safetyPharmacology'],
    title: 'Dossier before safety pharmacology',
    text: 'The IND needs the results to support the first dose in people. GLP tox studies can include some of them.',
  },
  {
    has: 'dossier',
    lacks: ['reports'],
    title: 'Dossier before study reports',
    text: 'FDA accepts a summary of unaudited draft reports, with full data tables. Plan the update due within 120 days of the trial’s start.',
  },
  {
    has: 'product',
    lacks: ['gmpSubstance'],
    title: 'Drug product before the GMP drug substance',
    text: 'The drug substance usually comes first, because clinical supplies need drug substance made under CGMP.',
  },
  {
    has: 'gmpSubstance',
    lacks: ['meeting'],
    title: 'GMP drug substance before pre-IND preparation',
    text: 'The preparation usually comes first: if you plan to ask FDA about the batch, the answer may come after it is made.',
  },
];

const maxNotes = 3;

/** Returns up to three notes on the order of the work. */
export const listNotes = (marks: Marks): readonly OrderNote[] =>
  orderRules
    .filter(({ has, lacks }) => marks.includes(has) && !lacks.some((name) => marks.includes(name)))
    .slice(0, maxNotes);

interface StartingPoint {
  readonly label: string;
  readonly to:
    | '/molecule-readiness'
    | '/process/start-with-strategy'
    | '/flexible-services/rfp-matching'
    | '/process/execution-support'
    | '/contact';
  /** Completes "because". */
  readonly reason: string;
}

/** With fewer marks, the program has hardly begun. */
const minMarks = 4;

/** The laboratory of a study writes its report, and early screens are small. Neither needs a search for vendors. */
const isBoughtWithAnother = (name: WorkItemName) => name === 'reports' || name === 'earlySafety';

/** Returns the service to start with: the first that fits. */
export function findStart(marks: Marks): StartingPoint {
  const open = workItemNames.filter((name) => !marks.includes(name));
  const hasOpenStudies = open.some(
    (name) => workItems[name].lane !== 'Regulatory' && !isBoughtWithAnother(name),
  );
  if (marks.length < minMarks)
    return {
      label: 'Molecule Readiness',
      to: '/molecule-readiness',
      reason: 'the first step is to see what you have',
    };
  if (open.includes('gapAnalysis'))
    return {
      label: 'Strategic Support',
      to: '/process/start-with-strategy',
      reason: 'the gap analysis is open',
    };
  if (hasOpenStudies && marks.includes('meeting'))
    return {
      label: 'RFP Matching',
      to: '/flexible-services/rfp-matching',
      reason: 'the planning has begun, and some CMC or toxicology work is open',
    };
  if (open.length === 0)
    return { label: 'Talk to Us', to: '/contact', reason: 'all fifteen items are done or running' };
  return {
    label: 'Execution Support',
    to: '/process/execution-support',
    reason: 'the work that is open needs one lead',
  };
}

/** Shown if no milestone is next. It promises nothing, because the list isn’t all that an IND needs (21 CFR 312.23). */
export const allMarked = 'All fifteen items are marked';

const listLabels = (names: readonly WorkItemName[]) => names.map((name) => workItems[name].label).join('; ');

/**
 * Returns the plan in lines for an inquiry.
 *
 * @param homeUrl - starts the link to the plan
 */
export function formatPlan(marks: Marks, homeUrl: string): string {
  const next = findNext(marks);
  const covered = findCovered(marks);
  const notes = listNotes(marks);
  return [
    next ? `Next: ${next.milestone}, ${next.marked} of ${next.total}` : allMarked,
    covered && `Covered up to ${covered}`,
    next && `Still needed: ${listLabels(next.open)}`,
    `Done or running: ${listLabels(marks)}`,
    notes.length > 0 && `To check: ${notes.map(({ title }) => title).join('; ')}`,
    homeUrl + formatFragment(marks),
  ]
    .filter(Boolean)
    .join('\n');
}
