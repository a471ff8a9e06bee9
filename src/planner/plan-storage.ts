import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import {
  emptyPlan,
  formatFragment,
  formatPlan,
  isEmpty,
  parseFragment,
  parsePlan,
  type Plan,
} from './plan.ts';
import { savedKey } from './saved-plan.ts';
import { blockKey, visitKey } from './stored-plan.ts';

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

interface SavedPlan {
  readonly plan: Plan;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

export const readVisitPlan = (): Plan | undefined => parsePlan(readStored('sessionStorage', visitKey));

/** An empty plan isn't attached to an inquiry. */
export function writeVisitPlan(plan: Plan): void {
  if (isEmpty(plan)) removeStored('sessionStorage', visitKey);
  else writeStored('sessionStorage', visitKey, formatPlan(plan));
}

function readSavedPlan(): SavedPlan | undefined {
  const { plan: value, savedAtMs } = (readStored('localStorage', savedKey) ?? {}) as Record<string, unknown>;
  const plan = parsePlan(value);
  if (plan && typeof savedAtMs === 'number' && Date.now() - savedAtMs < maxAgeMs) return { plan, savedAtMs };
  removeStored('localStorage', savedKey);
  return undefined;
}

/** Keeps the visitor's own plan for this visit and the next ones, and puts it in the address. Removes one without marks. */
export function savePlan(plan: Plan): void {
  if (isEmpty(plan)) return removePlan();
  writeStored('localStorage', savedKey, { plan: formatPlan(plan), savedAtMs: Date.now() });
  saveForVisit(plan);
}

/** Keeps a plan for this visit only, such as a shared one beside the visitor's own. */
export function saveForVisit(plan: Plan): void {
  writeVisitPlan(plan);
  showInAddress(plan);
}

/** Keeps the block, which the form still has. */
export function removePlan(): void {
  removeStored('sessionStorage', visitKey);
  removeStored('localStorage', savedKey);
  writeFragment('');
}

export function readBlock(): string {
  const block = readStored('sessionStorage', blockKey);
  return typeof block === 'string' ? block : '';
}

export function writeBlock(block: string): void {
  writeStored('sessionStorage', blockKey, block);
}

const formatDay = (ms: number) =>
  new Date(ms).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export interface OpenedPlan {
  readonly plan: Plan;
  /** Where the plan comes from, if the visitor hasn't just started it. */
  readonly origin?: string;
  /** The visitor's own plan, if `plan` is another one. */
  readonly own?: Plan;
}

/** Returns the plan of the address, of an earlier visit or of this visit without storage, in this order. */
export function openPlan(): OpenedPlan {
  const saved = readSavedPlan();
  const linked = parseFragment(window.location.hash);
  if (saved && (!linked || formatPlan(saved.plan) === formatPlan(linked)))
    return { plan: saved.plan, origin: `Marked on ${formatDay(saved.savedAtMs)}` };
  if (linked) return { plan: linked, origin: 'Shared with you', ...(saved && { own: saved.plan }) };
  return { plan: readVisitPlan() ?? emptyPlan };
}

/** For visitors who copy the address. */
export function showInAddress(plan: Plan): void {
  writeFragment(formatFragment(plan));
}

/** React Router doesn’t notice, so no route is reported and no history entry is added. */
function writeFragment(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
