import { type CallResult, callFunction, type Unanswered } from './call-function.ts';
import { pause } from './pause.ts';
import { delayAfter, type RetryPolicy } from './retry-policy.ts';

interface SendOptions {
  readonly policy: RetryPolicy;
  readonly signal: AbortSignal;
  /** Makes the payload anew for each attempt, because some of it changes with time. */
  readonly payload: () => Promise<object>;
  /** What came of the attempts before; then the first attempt waits too. */
  readonly earlier?: Unanswered;
  /** An attempt has failed and another will follow. */
  readonly onWait?: (failure: Unanswered) => void;
}

/** Sends until there is a definite answer, the policy gives up or the signal ends it. */
export async function send({
  policy,
  signal,
  payload,
  earlier,
  onWait,
}: SendOptions): Promise<CallResult | undefined> {
  let result: CallResult | undefined = earlier;
  for (let attempt = earlier ? 1 : 0; ; attempt++) {
    if (result?.kind === 'unanswered') {
      const delay = delayAfter(attempt, policy, result.retryAfter);
      // Without a connection only its return is worth waiting for, and that may take longer than a visitor watches.
      if (delay === undefined || (!earlier && !navigator.onLine)) return result;
      onWait?.(result);
      await pause(delay, signal, true);
      if (earlier) while (!navigator.onLine && !signal.aborted) await pause(60_000, signal, true);
    }
    if (signal.aborted) return undefined;
    result = await callFunction(await payload(), signal);
    if (signal.aborted) return undefined;
    if (result.kind !== 'unanswered') return result;
  }
}
