import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { emptyPlan, formatPlan, parsePlan, type Plan } from './plan.ts';
import { blockKey, visitKey } from './stored-plan.ts';

/** A key of `localStorage`: the plan of earlier visits. */
const savedKey = 'dep-plan-v1';

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const fragmentStart = '#plan=';

export interface SavedPlan {
  readonly plan: Plan;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

export const readVisitPlan = (): Plan | undefined => parsePlan(readStored('sessionStorage', visitKey));

export function writeVisitPlan(plan: Plan): void {
  writeStored('sessionStorage', visitKey, formatPlan(plan));
}

export function removeVisitPlan(): void {
  removeStored('sessionStorage', visitKey);
  removeStored('sessionStorage', blockKey);
}

export function readSavedPlan(): SavedPlan | undefined {
  const { plan: value, savedAtMs } = (readStored('localStorage', savedKey) ?? {}) as Record<string, unknown>;
  const plan = parsePlan(value);
  if (plan && typeof savedAtMs === 'number' && Date.now() - savedAtMs < maxAgeMs) return { plan, savedAtMs };
  removeStored('localStorage', savedKey);
  return undefined;
}

/** Keeps a marked plan for this visit and the next ones, and puts it in the address. */
export function savePlan(plan: Plan): void {
  writeVisitPlan(plan);
  writeStored('localStorage', savedKey, { plan: formatPlan(plan), savedAtMs: Date.now() });
  writeFragment(formatFragment(plan));
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

export const formatFragment = (plan: Plan): string => fragmentStart + formatPlan(plan);

export const parseFragment = (hash: string): Plan | undefined =>
  hash.startsWith(fragmentStart) ? parsePlan(hash.slice(fragmentStart.length)) : undefined;

const formatDay = (ms: number) =>
  new Date(ms).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export interface OpenedPlan {
  readonly plan: Plan;
  /** Where the plan comes from, if the visitor hasn't just started it. */
  readonly origin?: string;
  /** The visitor's own plan, if `plan` is another one. */
  readonly own?: Plan;
}

/** Returns the plan of the address, of this visit or of an earlier visit, in this order. Keeps it for this visit. */
export function openPlan(): OpenedPlan {
  const saved = readSavedPlan();
  const plan = parseFragment(window.location.hash) ?? readVisitPlan() ?? saved?.plan;
  if (!plan) return { plan: emptyPlan };
  writeVisitPlan(plan);
  if (!saved) return { plan, origin: 'Shared with you' };
  return formatPlan(saved.plan) === formatPlan(plan)
    ? { plan, origin: `Marked on ${formatDay(saved.savedAtMs)}` }
    : { plan, origin: 'Shared with you', own: saved.plan };
}

/** React Router doesn’t notice, so no route is reported and no history entry is added. */
function writeFragment(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
