import { expect, test } from 'vitest';
import {
  findCovered,
  findNext,
  findStart,
  formatFragment,
  formatPlan,
  getCoverage,
  listNotes,
  type Marks,
  parseFragment,
} from './plan.ts';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import { type WorkItemName, workItemNames } from './work-items.ts';

const material: Marks = [
  'synthesis',
  'characterization',
  'formulation',
  'earlySafety',
  'doseRange',
  'gapAnalysis',
  'meeting',
];

const without = (...names: readonly WorkItemName[]): Marks =>
  workItemNames.filter((name) => !names.includes(name));

test('a plan is read as it was written, and no marks leave no fragment', () => {
  expect(formatFragment([])).toBe('');
  expect(formatFragment(['glpTox', 'synthesis'])).toBe('#plan=synthesis-glpTox');
  expect(parseFragment(formatFragment(workItemNames))).toEqual(workItemNames);
});

test.each<[string, string, Marks | undefined]>([
  ['another order', '#plan=glpTox-synthesis', ['synthesis', 'glpTox']],
  ['a period after the link', '#plan=synthesis-glpTox.', ['synthesis', 'glpTox']],
  ['a parenthesis after the link', '#plan=synthesis-glpTox)', ['synthesis', 'glpTox']],
  ['an encoded equals sign', '#plan%3Dsynthesis-glpTox', ['synthesis', 'glpTox']],
  ['encoded hyphens', '#plan=synthesis%2DglpTox', ['synthesis', 'glpTox']],
  ['a campaign', '#plan=synthesis-glpTox&utm_source=x', ['synthesis', 'glpTox']],
  ['a cut name', '#plan=synthesis-glpTo', ['synthesis']],
  ['a cut encoding', '#plan=synthesis-glpTox%2', ['synthesis', 'glpTox']],
  ['a name twice', '#plan=synthesis-synthesis', ['synthesis']],
  ['the plan of an earlier release', '#plan=210110200000000.2027-06', []],
  ['nonsense', '#plan=hello', []],
  ['names of objects', '#plan=constructor-toString', []],
  ['nothing', '#plan=', []],
  ['the anchor', '#plan', undefined],
  ['another anchor', '#pricing', undefined],
  ['no fragment', '', undefined],
])('%s', (_, hash, marks) => {
  expect(parseFragment(hash)).toEqual(marks);
});

test('each milestone needs the work of the earlier ones too', () => {
  const totals = (['Material Ready', 'Tox Start', 'FDA Meeting', 'IND Submission'] as const).map(
    (milestone) => getCoverage([], milestone).total,
  );
  expect(totals).toEqual([7, 9, 11, 15]);
  expect(getCoverage(material, 'Tox Start')).toEqual({
    milestone: 'Tox Start',
    marked: 7,
    total: 9,
    open: ['stability', 'geneticTox'],
  });
});

test.each<[string, Marks, string | undefined, string | undefined]>([
  ['no marks', [], undefined, 'Material Ready'],
  ['some marks', ['synthesis'], undefined, 'Material Ready'],
  ['all work up to a milestone', material, 'Material Ready', 'Tox Start'],
  ['work for a later milestone', ['glpTox'], undefined, 'FDA Meeting'],
  ['all but the last work', without('dossier'), 'FDA Meeting', 'IND Submission'],
  ['all but the first work', without('synthesis'), undefined, 'IND Submission'],
  ['all work', workItemNames, 'IND Submission', undefined],
])('with %s, the milestones covered and next', (_, marks, covered, next) => {
  expect([findCovered(marks), findNext(marks)?.milestone]).toEqual([covered, next]);
});

test.each<[Marks, readonly string[]]>([
  [[], []],
  [workItemNames, []],
  [without('characterization'), ['glpToxBeforeCharacterization']],
  [without('earlySafety'), []],
  [without('earlySafety', 'geneticTox'), ['glpToxBeforeGeneticTox']],
  [without('earlySafety', 'safetyPharmacology'), ['glpToxBeforeSafety', 'dossierBeforeSafetyPharmacology']],
  [['product'], ['productBeforeSubstance']],
  [['gmpSubstance'], ['substanceBeforeMeeting']],
  [['dossier'], ['dossierBeforeGlpTox', 'dossierBeforeSafetyPharmacology', 'dossierBeforeReports']],
])('notes on the order of %j', (marks, names) => {
  expect(listNotes(marks)).toEqual(names);
});

test.each<[string, Marks, string]>([
  ['few marks', ['synthesis', 'glpTox', 'dossier'], 'readiness'],
  ['no gap analysis', without('gapAnalysis'), 'strategy'],
  ['planning, and studies to buy', [...material], 'matching'],
  ['planning, and only reports are open', without('reports'), 'execution'],
  ['no meeting', without('meeting', 'glpTox'), 'execution'],
  ['all work', workItemNames, 'contact'],
])('with %s, the place to start', (_, marks, name) => {
  expect(findStart(marks)).toBe(name);
});

test('an inquiry gets the plan in lines that the owner can read', () => {
  const { items, result } = plannerTexts;
  const marks = [...material, 'glpTox'] as const;
  expect(formatPlan(marks, 'https://dep.example/').split('\n')).toEqual([
    'Next: FDA Meeting, 8 of 11',
    'Covered up to Material Ready',
    `${result.needed}: ${items.stability}; ${items.geneticTox}; ${items.safetyPharmacology}`,
    `Done or running: ${marks.map((name) => items[name]).join('; ')}`,
    `https://dep.example/${formatFragment(marks)}`,
  ]);
  expect(formatPlan(workItemNames, '')).toContain(result.allMarked);
});
