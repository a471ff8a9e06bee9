import type { Delay } from '../form-status.ts';
import { type CallResult, callFunction, type InquiryPayload } from './call-function.ts';
import { pause } from './pause.ts';
import { answerWithin, delayAfter, patience } from './retry-policy.ts';

interface SendOptions {
  /** Ends the attempts without a result. */
  readonly signal: AbortSignal;
  /** Makes the payload of each attempt, because some of it changes with time. */
  readonly payload: () => Promise<InquiryPayload>;
  /** Called when no answer has come and another attempt follows. */
  readonly onDelay?: (delay: Delay) => void;
}

/**
 * Sends until there is an answer that stands or the time is over. Without a connection it waits for its return. The
 * time starts anew with that, and when the visitor comes back to the page.
 */
export async function send({ signal, payload, onDelay }: SendOptions): Promise<CallResult | undefined> {
  let since = performance.now();
  const startAnew = () => (since = performance.now());
  document.addEventListener('visibilitychange', startAnew);
  try {
    for (let attempt = 1; ; attempt++) {
      const result = await callFunction(await payload(), answerWithin(attempt), signal);
      if (signal.aborted) return undefined;
      if (result.kind !== 'unanswered') return result;
      const delay = delayAfter(attempt, result.retryAfter);
      if (navigator.onLine) {
        if (performance.now() - since + delay > patience) return result;
        if (!result.isTooFast) onDelay?.('trying');
        await pause(signal, delay);
      }
      while (!navigator.onLine && !signal.aborted) {
        onDelay?.('offline');
        await pause(signal);
        startAnew();
      }
      if (signal.aborted) return undefined;
    }
  } finally {
    document.removeEventListener('visibilitychange', startAnew);
  }
}
