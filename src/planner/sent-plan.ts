import { reportEvent } from '#src/browser/analytics-events.ts';
import { blockTitle, countStates } from './plan.ts';
import { readVisitPlan, removeVisitPlan } from './plan-storage.ts';

/** Ends the plan of this visit if an accepted inquiry has it. The saved marks stay for the next visit. */
export function endSentPlan(answers: readonly string[]): void {
  if (!answers.some((answer) => answer.includes(blockTitle))) return;
  const plan = readVisitPlan();
  if (plan) {
    const [, running, done] = countStates(plan);
    reportEvent('plan_send', { running: `${running}`, done: `${done}` });
  }
  removeVisitPlan();
}
