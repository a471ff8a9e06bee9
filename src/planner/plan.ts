import { plannerTexts } from '#src/content/values/planner-texts.ts';
import {
  preparedMilestones,
  type PreparedMilestone,
  type WorkItemName,
  workItemNames,
  workItems,
} from './work-items.ts';

/** The work that the visitor marked as done or running. */
export type Marks = readonly WorkItemName[];

/** A fragment, because browsers don't send it to hosts. */
const fragmentStart = '#plan=';

/** Returns a fragment such as `#plan=synthesis-glpTox`, or an empty string. */
export const formatFragment = (marks: Marks): string =>
  marks.length > 0 ? fragmentStart + workItemNames.filter((name) => marks.includes(name)).join('-') : '';

/**
 * Ignores unknown names, so that a cut or extended link keeps the others.
 *
 * @returns undefined if the fragment has no plan
 */
export function parseFragment(hash: string): Marks | undefined {
  const fragment = decode(hash);
  if (!fragment.startsWith(fragmentStart)) return undefined;
  const words = fragment.slice(fragmentStart.length).split(/[^a-z]+/i);
  return workItemNames.filter((name) => words.includes(name));
}

/** Mail programs encode links. A cut link may end inside an encoded character. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Removes the plan from the URL, so that the next form doesn't attach it. */
export function removePlan(): void {
  const { pathname, search, hash } = window.location;
  if (parseFragment(hash)) window.history.replaceState(window.history.state, '', pathname + search);
}

interface Coverage {
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

/** Returns the first milestone with open work, starting at the last one for which work is marked. */
export function findNext(marks: Marks): Coverage | undefined {
  const started = preparedMilestones.findLastIndex((milestone) =>
    marks.some((name) => workItems[name].prepares === milestone),
  );
  return preparedMilestones
    .slice(Math.max(started, 0))
    .map((milestone) => getCoverage(marks, milestone))
    .find(({ open }) => open.length > 0);
}

type NoteName = keyof typeof plannerTexts.notes;

interface OrderRule {
  readonly has: WorkItemName;
  readonly lacks: readonly WorkItemName[];
  readonly note: NoteName;
}

/**
 * Most important first. A rule needs `has` and none of `lacks`. Sources: 21 CFR 58.105 and 312.23(a)(8), ICH M3(R2),
 * S7A and S2(R1), and FDA's guidance on study reports in an IND. For repeated doses, not for advanced cancer (ICH S9).
 */
const orderRules: readonly OrderRule[] = [
  {
    has: 'glpTox',
    lacks: ['earlySafety', 'geneticTox'],
    note: 'glpToxBeforeGeneticTox',
  },
  {
    has: 'glpTox',
    lacks: ['characterization'],
    note: 'glpToxBeforeCharacterization',
  },
  {
    has: 'glpTox',
    lacks: ['doseRange'],
    note: 'glpToxBeforeDoseRange',
  },
  {
    has: 'glpTox',
    lacks: ['formulation'],
    note: 'glpToxBeforeFormulation',
  },
  {
    has: 'glpTox',
    lacks: ['earlySafety', 'safetyPharmacology'],
    note: 'glpToxBeforeSafety',
  },
  {
    has: 'dossier',
    lacks: ['glpTox'],
    note: 'dossierBeforeGlpTox',
  },
  {
    has: 'dossier',
    lacks: ['safetyPharmacology'],
    note: 'dossierBeforeSafetyPharmacology',
  },
  {
    has: 'dossier',
    lacks: ['reports'],
    note: 'dossierBeforeReports',
  },
  {
    has: 'product',
    lacks: ['gmpSubstance'],
    note: 'productBeforeSubstance',
  },
  {
    has: 'gmpSubstance',
    lacks: ['meeting'],
    note: 'substanceBeforeMeeting',
  },
];

const maxNotes = 3;

export const listNotes = (marks: Marks): readonly NoteName[] =>
  orderRules
    .filter(({ has, lacks }) => marks.includes(has) && !lacks.some((name) => marks.includes(name)))
    .slice(0, maxNotes)
    .map(({ note }) => note);

export type StartName = keyof typeof plannerTexts.start;

/** With fewer marks, the program has hardly begun. */
const minMarks = 4;

/** A study's laboratory writes its report, and early screens are small. */
const isBoughtWithAnother = (name: WorkItemName) => name === 'reports' || name === 'earlySafety';

export function findStart(marks: Marks): StartName {
  const open = workItemNames.filter((name) => !marks.includes(name));
  const hasOpenStudies = open.some(
    (name) => workItems[name].lane !== 'Regulatory' && !isBoughtWithAnother(name),
  );
  if (marks.length < minMarks) return 'readiness';
  if (open.includes('gapAnalysis')) return 'strategy';
  if (hasOpenStudies && marks.includes('meeting')) return 'matching';
  return open.length === 0 ? 'contact' : 'execution';
}

const listLabels = (names: readonly WorkItemName[]) =>
  names.map((name) => plannerTexts.items[name]).join('; ');

/** Returns the plan as an inquiry's text. */
export function formatPlan(marks: Marks, homeUrl: string): string {
  const next = findNext(marks);
  const covered = findCovered(marks);
  const notes = listNotes(marks);
  return [
    next ? `Next: ${next.milestone}, ${next.marked} of ${next.total}` : plannerTexts.result.allMarked,
    covered && `Covered up to ${covered}`,
    next && `${plannerTexts.result.needed}: ${listLabels(next.open)}`,
    `Done or running: ${listLabels(marks)}`,
    notes.length > 0 && `To check: ${notes.map((name) => plannerTexts.notes[name].title).join('; ')}`,
    homeUrl + formatFragment(marks),
  ]
    .filter(Boolean)
    .join('\n');
}
