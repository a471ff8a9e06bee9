import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPlan, formatPlan, parseFragment, parsePlan, type Plan } from './plan.ts';
import { openPlan, readVisitPlan, removePlan, savePlan, writeBlock } from './plan-storage.ts';
import { endSentPlan } from './sent-plan.ts';
import { hasStoredPlan } from './stored-plan.ts';

const own = parsePlan('210110200000000.2027-09')!;
const shared = parsePlan('222000000000000')!;

const day = 24 * 60 * 60 * 1000;

let location: { pathname: string; search: string; hash: string };
let events: unknown[];

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A new tab of the same browser. */
function openTab(hash = '') {
  location = { pathname: '/', search: '?utm_source=x', hash };
  const { localStorage } = window;
  const history = {
    state: { key: 'router' },
    replaceState(state: unknown, _: string, url: string) {
      expect(state).toBe(history.state);
      location.hash = new URL(url, 'https://dep.example').hash;
    },
  };
  const gtag = (...event: unknown[]) => events.push(event);
  vi.stubGlobal('window', { localStorage, sessionStorage: createStorage(), location, history, gtag });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 12) });
  events = [];
  vi.stubGlobal('window', { localStorage: createStorage() });
  openTab();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openText = () => {
  const { plan, ...origin } = openPlan();
  return [formatPlan(plan), origin] as const;
};

test('a plan that was marked opens again, in this tab and in the next', () => {
  savePlan(own);
  expect(location.hash).toBe(`#plan=${formatPlan(own)}`);
  const expected = [formatPlan(own), { origin: 'Marked on Nov 26' }];
  expect(openText()).toEqual(expected);
  openTab();
  expect(openText()).toEqual(expected);
});

test('a link opens the sender’s plan, and the visitor’s own is kept', () => {
  const link = `#plan=${formatPlan(shared)}`;
  openTab(link);
  expect(openText()).toEqual([formatPlan(shared), { origin: 'Shared with you' }]);
  savePlan(own);
  openTab(link);
  expect(openText()).toEqual([formatPlan(shared), { origin: 'Shared with you', own }]);
  openTab();
  expect(openText()[0]).toBe(formatPlan(own));
});

test.each(['#plan', '#plan=', '#plan=hello', '#plan=21011020000000', '#pricing', ''])(
  'the fragment "%s" has no plan, and the visitor’s own opens',
  (hash) => {
    expect(parseFragment(hash)).toBeUndefined();
    savePlan(own);
    openTab(hash);
    expect(openText()[0]).toBe(formatPlan(own));
  },
);

test('a plan expires after 30 days', () => {
  savePlan(own);
  openTab();
  vi.setSystemTime(Date.now() + 30 * day - 1);
  expect(openText()[0]).toBe(formatPlan(own));
  openTab();
  vi.setSystemTime(Date.now() + 1);
  expect(openText()).toEqual([formatPlan(emptyPlan), {}]);
  expect(window.localStorage.getItem('dep-plan-v1')).toBeNull();
});

test.each(['', '{', 'null', '[]', '1', '{"plan":"x","savedAtMs":1}', '{"plan":"210110200000000"}'])(
  'the stored value %j is ignored',
  (value) => {
    window.localStorage.setItem('dep-plan-v1', value);
    window.sessionStorage.setItem('dep-plan', value);
    expect(openText()).toEqual([formatPlan(emptyPlan), {}]);
  },
);

test('starting over removes the plan everywhere, and the form still knows its block', () => {
  savePlan(own);
  writeBlock('a block');
  removePlan();
  expect(location.hash).toBe('');
  expect(readVisitPlan()).toBeUndefined();
  expect(hasStoredPlan(), 'the form removes the block').toBe(true);
  openTab();
  expect(openText()).toEqual([formatPlan(emptyPlan), {}]);
});

test('a plan without marks isn’t kept', () => {
  savePlan(own);
  savePlan(emptyPlan);
  expect([location.hash, readVisitPlan(), hasStoredPlan()]).toEqual(['', undefined, false]);
});

test('a plan that was sent is counted without its marks, and isn’t attached again', async () => {
  savePlan(own);
  writeBlock('a block');
  endSentPlan(['Ada', 'We need help.']);
  expect(readVisitPlan(), 'the visitor removed the block').toEqual<Plan>(own);
  endSentPlan(['Ada', 'Our plan, marked on the DEP home page:\nReady for Material Ready: 3 of 7']);
  await Promise.resolve();
  expect(events).toEqual([['event', 'plan_send', { running: '3', done: '2' }]]);
  expect(hasStoredPlan()).toBe(false);
  openTab();
  expect(openText()[0], 'the marks stay for the next visit').toBe(formatPlan(own));
});

test('without storage, the planner starts empty, and marking works', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('window', {
    location,
    history: window.history,
    localStorage: { getItem: blocked, setItem: blocked, removeItem: blocked },
    sessionStorage: { getItem: blocked, setItem: blocked, removeItem: blocked },
  });
  expect(openText()).toEqual([formatPlan(emptyPlan), {}]);
  savePlan(own);
  expect(openText()[0], 'the address has the plan').toBe(formatPlan(own));
});
