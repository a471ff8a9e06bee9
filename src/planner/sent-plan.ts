import { reportEvent } from '#src/browser/analytics-events.ts';
import { readStored, removeStored } from '#src/browser/storage.ts';
import { blockKey, blockTitle, visitKey } from './stored-plan.ts';

/** Ends the plan of this visit if an accepted inquiry has it. The saved marks stay for the next visit. */
export function endSentPlan(answers: readonly string[]): void {
  if (!answers.some((answer) => answer.includes(blockTitle))) return;
  const plan = readStored('sessionStorage', visitKey);
  // A digit for each item, as `formatPlan` writes them.
  const [digits = ''] = typeof plan === 'string' ? plan.split('.') : [];
  const count = (digit: string) => `${digits.split(digit).length - 1}`;
  if (digits) reportEvent('plan_send', { running: count('1'), done: count('2') });
  removeVisitPlan();
}

export function removeVisitPlan(): void {
  removeStored('sessionStorage', visitKey);
  removeStored('sessionStorage', blockKey);
}
