import type { Notice } from '../form-state.ts';
import { type CallResult, callFunction, type InquiryPayload } from './call-function.ts';
import { pause } from './pause.ts';
import { answerWithin, delayAfter, retryDuration } from './retry-policy.ts';

interface SendOptions {
  /** Stops the attempts, without a result. */
  readonly signal: AbortSignal;
  /** Makes the payload anew for each attempt, because parts of it change with time. */
  readonly payload: () => Promise<InquiryPayload>;
  /** Called when no answer has come and another attempt follows. */
  readonly onDelay?: (notice: Notice) => void;
}

/**
 * Sends until there is a final answer or the time is over. Without a connection it waits for one. The time starts again
 * when the connection is back, or the visitor is back on the page.
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
        if (performance.now() - since + delay > retryDuration) return result;
        onDelay?.('trying');
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
