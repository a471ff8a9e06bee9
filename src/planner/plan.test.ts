import { expect, test } from 'vitest';
import {
  emptyPlan,
  findNext,
  findStartingPoint,
  formatBlock,
  formatPlan,
  formatReadiness,
  formatTimeLeft,
  getReadiness,
  listOpenEarlier,
  listOrderNotes,
  parsePlan,
  selectMissing,
  type Plan,
  type WorkState,
} from './plan.ts';
import { blockTitle } from './stored-plan.ts';
import { type PreparedMilestone, type WorkItemName, workItemNames } from './work-items.ts';

const [running, done] = [1, 2] as const;

/** Marks the items, and leaves the other ones as they are. */
const mark = (states: Partial<Record<WorkItemName, WorkState>>, plan: Plan = emptyPlan): Plan => ({
  ...plan,
  states: { ...plan.states, ...states },
});

const markAll = (state: WorkState): Plan =>
  mark(Object.fromEntries(workItemNames.map((name) => [name, state])));

const today = new Date(2026, 10, 27);

// In the order of the lanes, as the panel lists them. `+`: running is enough.
test.each<[PreparedMilestone, readonly string[]]>([
  [
    'Material Ready',
    ['synthesis', 'characterization', 'formulation+', 'earlySafety+', 'doseRange', 'gapAnalysis', 'meeting+'],
  ],
  [
    'Tox Start',
    [
      'synthesis',
      'characterization',
      'formulation',
      'stability+',
      'earlySafety',
      'doseRange',
      'geneticTox+',
      'gapAnalysis',
      'meeting',
    ],
  ],
  ['FDA Meeting', ['glpTox+', 'safetyPharmacology+', 'meeting']],
  [
    'IND Submission',
    [
      'stability+',
      'gmpSubstance',
      'product',
      'geneticTox',
      'glpTox',
      'safetyPharmacology',
      'reports+',
      'dossier',
    ],
  ],
])('%s needs these items', (milestone, needs) => {
  const { missing, met, total } = getReadiness(emptyPlan, milestone);
  expect(missing.map(({ name, needed }) => (needed === running ? `${name}+` : name))).toEqual(needs);
  expect([met, total]).toEqual([0, needs.length]);
  for (const { name, needed } of missing) {
    const lacksOne = mark({ [name]: (needed - 1) as WorkState }, markAll(done));
    expect(getReadiness(lacksOne, milestone).missing).toEqual([{ name, needed }]);
    const hasAll = mark({ [name]: needed }, markAll(done));
    expect(getReadiness(hasAll, milestone).missing).toEqual([]);
  }
});

test('the milestone to prepare next is the first that lacks something', () => {
  const material = mark({
    synthesis: done,
    characterization: done,
    formulation: running,
    earlySafety: running,
    doseRange: done,
    gapAnalysis: done,
    meeting: running,
  });
  const next = findNext(material);
  expect(next && formatReadiness(next)).toBe('Ready for Tox Start: 4 of 9');
  expect(findNext(emptyPlan)?.milestone).toBe('Material Ready');
  // A later milestone doesn't hide an earlier one.
  expect(findNext(mark({ gmpSubstance: done, stability: done }))?.milestone).toBe('Material Ready');
  expect(findNext(markAll(done))).toBeUndefined();
});

test('a milestone lies behind when the work after it has started', () => {
  const tested = mark({ glpTox: running, formulation: running });
  expect(findNext(tested)?.milestone).toBe('FDA Meeting');
  expect(findNext(mark({ gmpSubstance: running }, tested))?.milestone).toBe('IND Submission');
  // The meeting is optional.
  expect(findNext(mark({ meeting: 0 }, markAll(done)))).toBeUndefined();
});

test('work that passed milestones needed stays open', () => {
  const plan = mark({ glpTox: running, characterization: 0, meeting: running }, markAll(done));
  expect(listOpenEarlier(plan)).toEqual(['characterization', 'meeting']);
  expect(listOpenEarlier(mark({ glpTox: 0 }, plan))).toEqual(['meeting', 'glpTox']);
  expect(listOpenEarlier(markAll(done))).toEqual([]);
});

test('the first items of each discipline are shown', () => {
  const select = (plan: Plan) =>
    selectMissing(getReadiness(plan, 'Material Ready'), 4).map(({ name }) => name);
  expect(select(emptyPlan)).toEqual(['synthesis', 'characterization', 'earlySafety', 'gapAnalysis']);
  const material = mark({ earlySafety: done, doseRange: done, gapAnalysis: done, synthesis: done });
  expect(select(material)).toEqual(['characterization', 'formulation', 'meeting']);
});

const titles = [
  'GLP tox before characterization',
  'GLP tox before dose range finding',
  'GLP tox before formulation work',
  'GLP tox before an early Ames and hERG',
  'GLP tox with neither Ames nor genetic toxicology started',
  'GMP drug substance before pre-IND preparation',
  'Drug product before the GMP drug substance',
  'Dossier before study reports',
  'Dossier before safety pharmacology and GLP tox are both done',
] as const;

/** All that comes before GLP tox, so that the plan has no note. */
const beforeTox = {
  characterization: running,
  doseRange: running,
  formulation: running,
  earlySafety: running,
  geneticTox: running,
  meeting: running,
} as const;

// The state of the later item, the earlier items, and the state from which they no longer have a note.
test.each<
  [(typeof titles)[number], Partial<Record<WorkItemName, WorkState>>, readonly WorkItemName[], WorkState]
>([
  [titles[0], { glpTox: running }, ['characterization'], running],
  [titles[1], { glpTox: running }, ['doseRange'], running],
  [titles[2], { glpTox: running }, ['formulation'], running],
  [titles[3], { glpTox: running, geneticTox: running }, ['earlySafety'], running],
  [titles[5], { gmpSubstance: running }, ['meeting'], running],
  [titles[6], { product: running }, ['gmpSubstance'], running],
  [titles[7], { dossier: done, glpTox: done, safetyPharmacology: done }, ['reports'], running],
  [titles[8], { dossier: done, glpTox: done, reports: running }, ['safetyPharmacology'], done],
  [titles[8], { dossier: done, safetyPharmacology: done, reports: running }, ['glpTox'], done],
])('"%s" is checked only while the earlier work lacks', (title, later, earlier, enough) => {
  for (const name of earlier) {
    const plan = mark({ ...beforeTox, ...later, [name]: enough - 1 });
    expect(listOrderNotes(plan).map((note) => note.title)).toEqual([title]);
    expect(listOrderNotes(mark({ [name]: enough }, plan))).toEqual([]);
    const notYet = Object.fromEntries(Object.keys(later).map((item) => [item, 0]));
    expect(listOrderNotes(mark(notYet, plan))).toEqual([]);
  }
});

test('GLP tox without any genetic toxicology has two notes', () => {
  const plan = mark({ ...beforeTox, glpTox: running, earlySafety: 0, geneticTox: 0 });
  expect(listOrderNotes(plan).map(({ title }) => title)).toEqual([titles[3], titles[4]]);
});

test('a dossier that is running, and everything that is done, have no note', () => {
  expect(listOrderNotes(mark({ dossier: running }))).toEqual([]);
  expect(listOrderNotes(markAll(done))).toEqual([]);
});

test('each note says "usually"', () => {
  const plan = mark({ glpTox: running, gmpSubstance: running, dossier: done });
  const notes = [...listOrderNotes(plan), ...listOrderNotes(mark({ product: running }))];
  expect(notes.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  for (const { text } of notes) expect(text).toMatch(/usually/);
});

const planned = { gapAnalysis: done, meeting: done } as const;

test.each<[string, Plan, string]>([
  ['nothing is marked', emptyPlan, '/molecule-readiness'],
  ['three items are marked', mark({ ...planned, synthesis: done }), '/molecule-readiness'],
  ['no gap analysis is started', mark({ gapAnalysis: 0 }, markAll(running)), '/process/start-with-strategy'],
  [
    'the planning is done, and tox work isn’t started',
    mark({ ...planned, geneticTox: 0 }, markAll(running)),
    '/flexible-services/rfp-matching',
  ],
  [
    'the planning isn’t done, and tox work isn’t started',
    mark({ geneticTox: 0 }, markAll(running)),
    '/process/execution-support',
  ],
  [
    'the planning is done, and only reports and early screens aren’t started',
    mark({ ...planned, reports: 0, earlySafety: 0 }, markAll(running)),
    '/process/execution-support',
  ],
  ['all work is running', markAll(running), '/process/execution-support'],
  ['all work is done', markAll(done), '/contact'],
])('if %s, the place to start is %s', (_, plan, path) => {
  const { to, reason } = findStartingPoint(plan);
  expect(to).toBe(path);
  expect(reason).not.toBe('');
});

test.each(['210110200000000', '222222222222222.2027-06', '000000000000000.2099-12'])(
  '%s is read and written',
  (value) => {
    const plan = parsePlan(value);
    expect(plan && formatPlan(plan)).toBe(value);
  },
);

test.each([
  undefined,
  null,
  210110200000000,
  '',
  'hello',
  '21011020000000',
  '2101102000000000',
  '310110200000000',
  '21011020000000a',
  '210110200000000.',
  '210110200000000.2027',
  '210110200000000.2027-6',
  '210110200000000.2027-13',
  '210110200000000.2027-00',
  '210110200000000.1999-06',
  '210110200000000.2027-06-01',
  '210110200000000 ',
  ' 210110200000000',
  '210110200000000\n',
  '%32101102000000',
  '<script>',
])('%j is no plan', (value) => {
  expect(parsePlan(value)).toBeUndefined();
});

test.each([
  ['2027-09', '10 months until September 2027.'],
  ['2026-12', 'December 2026 is next month.'],
  ['2026-11', 'November 2026 is this month.'],
  ['2026-10', undefined],
  ['2025-12', undefined],
])('the time left until %s', (month, text) => {
  expect(formatTimeLeft(month, today)).toBe(text);
});

test('an inquiry gets the plan in lines that the owner can read', () => {
  const plan = {
    ...mark({ ...beforeTox, doseRange: 0, synthesis: done, glpTox: running }),
    month: '2027-09',
  };
  expect(formatBlock(plan, 'https://dep.example/', today).split('\n')).toEqual([
    blockTitle,
    'Ready for FDA Meeting: 1 of 3',
    'To finish: Pre-IND meeting preparation',
    'To start: Safety pharmacology',
    'Open from earlier: Drug substance characterization; Formulation development; Ames, hERG (non-GLP); Dose range finding; Gap analysis; Stability testing',
    'Done: API synthesis optimization',
    'Running: Drug substance characterization; Formulation development; Ames, hERG (non-GLP); Pre-IND meeting preparation; Genetic toxicology; GLP tox studies',
    'To check: GLP tox before dose range finding',
    'IND date promised: September 2027',
    `https://dep.example/#plan=${formatPlan(plan)}`,
  ]);
});

test('a plan without open work says so', () => {
  expect(formatBlock(markAll(done), '', today)).toContain('\nNothing on this list is still needed\n');
});

test('a month that has passed isn’t sent as a date', () => {
  const plan = { ...markAll(done), month: '2026-10' };
  expect(formatBlock(plan, '', today)).not.toContain('promised');
});

test('the longest block leaves room in the description', () => {
  const plan = { ...mark({ glpTox: running, gmpSubstance: running, dossier: done }), month: '2027-09' };
  expect(formatBlock(plan, 'https://www.dep-advisory.example/', today).length).toBeLessThan(1200);
});
