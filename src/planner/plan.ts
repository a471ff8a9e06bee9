import { type Milestone, milestones } from '#src/site/milestones.ts';
import { claims } from '#src/site/claims.ts';
import { blockTitle } from './stored-plan.ts';
import { lanes, type PreparedMilestone, type WorkItemName, workItemNames, workItems } from './work-items.ts';

/** By value: 0, 1, 2. */
export const stateLabels = ['Not started', 'Running', 'Done'] as const;

export type WorkState = 0 | 1 | 2;

const running = 1;
const done = 2;

export interface Plan {
  readonly states: Readonly<Record<WorkItemName, WorkState>>;
  /** The month of the IND date that the visitor has promised, as `2027-06`. */
  readonly month?: string | undefined;
}

export const preparedMilestones = milestones.slice(1) as readonly PreparedMilestone[];

const createPlan = (getState: (name: WorkItemName, index: number) => WorkState): Plan => ({
  states: Object.fromEntries(
    workItemNames.map((name, index) => [name, getState(name, index)]),
  ) as Plan['states'],
});

export const emptyPlan = createPlan(() => 0);

const selectNames = ({ states }: Plan, state: WorkState) =>
  workItemNames.filter((name) => states[name] === state);

export const isEmpty = (plan: Plan): boolean => formatPlan(plan) === formatPlan(emptyPlan);

/** Returns the number of items that are running or done. */
export const countMarked = (plan: Plan): number => workItemNames.length - selectNames(plan, 0).length;

/** Returns a string such as `210000000000000.2027-06`: a digit of each item's state, then the month if there is one. */
export const formatPlan = ({ states, month }: Plan): string =>
  workItemNames.map((name) => states[name]).join('') + (month ? `.${month}` : '');

/** Reverses `formatPlan`. Returns undefined for any other value. */
export function parsePlan(value: unknown): Plan | undefined {
  if (typeof value !== 'string') return undefined;
  const [, digits, month] = /^([0-2]{15})(?:\.(20\d\d-(?:0[1-9]|1[0-2])))?$/.exec(value) ?? [];
  if (!digits) return undefined;
  const plan = createPlan((_, index) => Number(digits[index]) as WorkState);
  return month ? { ...plan, month } : plan;
}

/** Starts the fragment of an address with a plan. Browsers don’t send it to hosts. */
const fragmentStart = '#plan=';

export const formatFragment = (plan: Plan): string => fragmentStart + formatPlan(plan);

export const parseFragment = (hash: string): Plan | undefined =>
  hash.startsWith(fragmentStart) ? parsePlan(hash.slice(fragmentStart.length)) : undefined;

const materialItems = workItemNames.filter((name) => workItems[name].prepares === 'Material Ready');

/** The least state of each item that a milestone needs. */
const needs: Readonly<Record<PreparedMilestone, Partial<Record<WorkItemName, WorkState>>>> = {
  'Material Ready': {
    synthesis: done,
    characterization: done,
    formulation: running,
    earlySafety: running,
    doseRange: done,
    gapAnalysis: done,
    meeting: running,
  },
  'Tox Start': {
    ...Object.fromEntries(materialItems.map((name) => [name, done])),
    stability: running,
    geneticTox: running,
  },
  'FDA Meeting': { meeting: done, glpTox: running, safetyPharmacology: running },
  'IND Submission': {
    stability: running,
    geneticTox: done,
    glpTox: done,
    safetyPharmacology: done,
    gmpSubstance: done,
    product: done,
    reports: running,
    dossier: done,
  },
};

export interface Readiness {
  readonly milestone: PreparedMilestone;
  /** Items that have the state that the milestone needs. */
  readonly met: number;
  readonly total: number;
  /** The other items in the order of the lanes. */
  readonly missing: readonly { readonly name: WorkItemName; readonly needed: WorkState }[];
}

export function getReadiness({ states }: Plan, milestone: PreparedMilestone): Readiness {
  const needed = Object.entries(needs[milestone]) as [WorkItemName, WorkState][];
  const missing = needed.filter(([name, state]) => states[name] < state);
  return {
    milestone,
    met: needed.length - missing.length,
    total: needed.length,
    missing: lanes.flatMap((lane) =>
      missing
        .filter(([name]) => workItems[name].lane === lane)
        .map(([name, state]) => ({ name, needed: state })),
    ),
  };
}

/** The later work has started, which shows that the milestone lies behind. */
function isPassed({ states }: Plan, milestone: PreparedMilestone): boolean {
  if (milestone === 'IND Submission') return false;
  if (milestone === 'FDA Meeting') return states.gmpSubstance > 0 || states.dossier > 0;
  return states.glpTox > 0;
}

/**
 * Returns the first milestone that isn't passed and that the program isn't ready for, or undefined if no work is left on the
 * list.
 */
export const findNext = (plan: Plan): Readiness | undefined =>
  preparedMilestones
    .filter((milestone) => !isPassed(plan, milestone))
    .map((milestone) => getReadiness(plan, milestone))
    .find(({ missing }) => missing.length > 0);

/** Returns the work that passed milestones needed and that isn't done. */
export function listOpenEarlier(plan: Plan): readonly WorkItemName[] {
  const needed = new Set(findNext(plan)?.missing.map(({ name }) => name));
  const open = preparedMilestones
    .filter((milestone) => isPassed(plan, milestone))
    .flatMap((milestone) => getReadiness(plan, milestone).missing)
    .map(({ name }) => name);
  return workItemNames.filter((name) => open.includes(name) && !needed.has(name));
}

/** Returns the last milestone up to which the program is ready for all. */
export function findLastReady(plan: Plan): Milestone {
  const open = preparedMilestones.findIndex((milestone) => getReadiness(plan, milestone).missing.length > 0);
  return open < 0 ? 'IND Submission' : milestones[open]!;
}

/** Returns the first items of each discipline, in the order of the lanes. */
export function selectMissing({ missing }: Readiness, count: number): Readiness['missing'] {
  const rank = ({ name }: Readiness['missing'][number]) =>
    missing
      .filter((item) => workItems[item.name].lane === workItems[name].lane)
      .findIndex((item) => item.name === name);
  const first = new Set(missing.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  return missing.filter((item) => first.has(item));
}

/** Returns a text such as "Ready for Tox Start: 7 of 9". */
export const formatReadiness = ({ milestone, met, total }: Readiness): string =>
  `Ready for ${milestone}: ${met} of ${total}`;

interface OrderNote {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns what to check about the order of the work. Sources: 21 CFR 58.105 and 312.23(a)(8), ICH M3(R2), S7A and S2(R1), and FDA's
 * guidance on study reports in an IND. The notes are for repeated doses, not for advanced cancer (ICH S9).
 */
export function listOrderNotes({ states }: Plan): OrderNote[] {
  const isStarted = (name: WorkItemName) => states[name] > 0;
  const isMissing = (name: WorkItemName) => !isStarted(name);
  const isDossierDone = states.dossier === done;
  const rules: readonly (OrderNote & { readonly applies: boolean })[] = [
    {
      applies: isStarted('glpTox') && isMissing('characterization'),
      title: 'GLP tox before characterization',
      text: 'Characterization usually comes first: each batch’s identity, strength, purity and composition must be determined, and its impurities help set limits for the clinical batch.',
    },
    {
      applies: isStarted('glpTox') && isMissing('doseRange'),
      title: 'GLP tox before dose range finding',
      text: 'Dose range finding usually sets the doses and the size of the batch. Existing animal data may take its place.',
    },
    {
      applies: isStarted('glpTox') && isMissing('formulation'),
      title: 'GLP tox before formulation work',
      text: 'Formulation work usually comes first: the vehicle must carry the high dose evenly, and the drug must be stable in it. The clinical formulation can follow.',
    },
    {
      applies: isStarted('glpTox') && isMissing('earlySafety'),
      title: 'GLP tox before an early Ames and hERG',
      text: 'Both usually come first: a mutagenic result can end the program, and a narrow hERG margin can change the cardiovascular endpoints.',
    },
    {
      applies: isStarted('glpTox') && isMissing('earlySafety') && isMissing('geneticTox'),
      title: 'GLP tox with neither Ames nor genetic toxicology started',
      text: 'Both results are due before the first dose in people, in the IND. One of them usually comes first: otherwise, a clear positive would come after the most expensive study.',
    },
    {
      applies: isStarted('gmpSubstance') && isMissing('meeting'),
      title: 'GMP drug substance before pre-IND preparation',
      text: 'The preparation usually comes first: if you plan to ask FDA about the batch, the answer may come after it is made.',
    },
    {
      applies: isStarted('product') && isMissing('gmpSubstance'),
      title: 'Drug product before the GMP drug substance',
      text: 'The drug substance usually comes first, because clinical supplies need drug substance made under CGMP.',
    },
    {
      applies: isDossierDone && isMissing('reports'),
      title: 'Dossier before study reports',
      text: 'The reports usually come first, at least as drafts: FDA accepts a summary of them, with full data tables. Plan the update due within 120 days of the trial’s start.',
    },
    {
      applies: isDossierDone && (states.safetyPharmacology < done || states.glpTox < done),
      title: 'Dossier before safety pharmacology and GLP tox are both done',
      text: 'Both are usually done before the dossier, because the IND needs their results to support the first dose in people.',
    },
  ];
  return rules.filter(({ applies }) => applies).map(({ title, text }) => ({ title, text }));
}

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

/** The laboratory of a study writes its report, and early screens are small. Neither needs a search for vendors. */
const isBoughtWithAnother = (name: WorkItemName) => name === 'reports' || name === 'earlySafety';

/** Returns the service to start with: the first that fits. */
export function findStartingPoint(plan: Plan): StartingPoint {
  const { states } = plan;
  const hasOpenStudies = workItemNames.some(
    (name) => workItems[name].lane !== 'Regulatory' && !isBoughtWithAnother(name) && states[name] === 0,
  );
  if (countMarked(plan) < 4)
    return {
      label: 'Molecule Readiness',
      to: '/molecule-readiness',
      reason: 'the first step is to see what you have',
    };
  if (states.gapAnalysis === 0)
    return {
      label: 'Strategic Support',
      to: '/process/start-with-strategy',
      reason: 'the gap analysis isn’t started',
    };
  if (hasOpenStudies && states.gapAnalysis === done && states.meeting === done)
    return {
      label: 'RFP Matching',
      to: '/flexible-services/rfp-matching',
      reason: 'the planning is done, and some CMC or toxicology work isn’t started',
    };
  if (workItemNames.every((name) => states[name] === done))
    return { label: 'Talk to Us', to: '/contact', reason: 'all fifteen items are done' };
  return {
    label: 'Execution Support',
    to: '/process/execution-support',
    reason: 'the work is under way and needs one lead',
  };
}

const monthsPerYear = 12;

const countMonths = (year: number, month: number) => year * monthsPerYear + month - 1;

/** Returns the months from now to the plan's month. It is negative for the past. */
function countMonthsLeft(month: string, today: Date): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return countMonths(year, number) - countMonths(today.getFullYear(), today.getMonth() + 1);
}

/** Returns a text such as "June 2027". */
export const formatMonth = (month: string): string =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Returns the time left, or undefined for a month in the past. */
export function formatTimeLeft(month: string, today: Date): string | undefined {
  const left = countMonthsLeft(month, today);
  if (left < 0) return undefined;
  if (left === 0) return `${formatMonth(month)} is this month.`;
  if (left === 1) return `${formatMonth(month)} is next month.`;
  return `${left} months until ${formatMonth(month)}.`;
}

/** The site's answer about the time that the work takes (`pages/process/content.ts`). */
export const usualTime = `${claims.fullExecution}, full execution. The short end applies when most of the toxicology is already done.`;

/** Tells which end of the usual time applies, such as "In your marks, 4 of 6 toxicology items aren’t done." */
export function formatOpenToxicology({ states }: Plan): string {
  const names = workItemNames.filter((name) => workItems[name].lane === 'Toxicology');
  const openCount = names.filter((name) => states[name] < done).length;
  return `In your marks, ${openCount} of ${names.length} toxicology items aren’t done.`;
}

/** Shown if no milestone is next. The list isn't all that an IND needs (21 CFR 312.23). */
export const nothingNeeded = 'Nothing on this list is still needed';

const listNeeded = ({ missing }: Readiness, state: WorkState) =>
  missing.filter(({ needed }) => needed === state).map(({ name }) => name);

export const listLabels = (names: readonly WorkItemName[]) =>
  names.map((name) => workItems[name].label).join('; ');

/** Returns the plan in lines for the project description of an inquiry. */
export function formatBlock(plan: Plan, url: string, today: Date): string {
  const next = findNext(plan);
  const notes = listOrderNotes(plan);
  const timeLeft = plan.month && formatTimeLeft(plan.month, today);
  const line = (label: string, names: readonly WorkItemName[]) =>
    names.length > 0 && `${label}: ${listLabels(names)}`;
  return [
    blockTitle,
    next ? formatReadiness(next) : nothingNeeded,
    next && line('To finish', listNeeded(next, done)),
    next && line('To start', listNeeded(next, running)),
    line('Open from earlier', listOpenEarlier(plan)),
    line('Done', selectNames(plan, done)),
    line('Running', selectNames(plan, running)),
    notes.length > 0 && `To check: ${notes.map(({ title }) => title).join('; ')}`,
    plan.month && timeLeft && `IND date promised: ${formatMonth(plan.month)}`,
    url + formatFragment(plan),
  ]
    .filter(Boolean)
    .join('\n');
}
