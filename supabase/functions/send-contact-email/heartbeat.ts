/**
 * Alerts when leads stop, independent of email (https://healthchecks.io/docs/http_api/). Calls contain no visitors'
 * data.
 */
import type { Configuration } from './configuration.ts';
import type { HttpError } from './http-error.ts';
import { backgroundLog } from './log.ts';

export interface Heartbeat {
  /** The check alerts when pings stop for its grace period. */
  succeed(): Promise<void>;
  /** Alerts at once, for the same reasons at most once a minute. */
  fail(reasons: readonly string[]): Promise<void>;
}

const timeoutMs = 5000;
const failIntervalMs = 60_000;

/** Failed calls are only logged. */
export function createHeartbeat({ HEARTBEAT_URL }: Pick<Configuration, 'HEARTBEAT_URL'>): Heartbeat {
  let lastFailure = { text: '', time: -Infinity };

  const callCheck = async (path: string, body: string) => {
    if (!HEARTBEAT_URL) return;
    try {
      const response = await fetch(HEARTBEAT_URL.replace(/\/$/, '') + path, {
        method: 'POST',
        body,
        // Hides the check's secret id from other hosts.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw Object.assign(new Error('The heartbeat service rejected the call'), {
          status: response.status,
        });
    } catch (error) {
      backgroundLog.failure('heartbeat_failed', error);
    }
  };

  return {
    succeed: () => callCheck('', ''),
    async fail(reasons) {
      const text = reasons.join('\n');
      const time = performance.now();
      if (text === lastFailure.text && time - lastFailure.time < failIntervalMs) return;
      lastFailure = { text, time };
      await callCheck('/fail', text);
    },
  };
}

interface AlertServices {
  readonly heartbeat: Heartbeat;
  readonly continueAfterResponse: (work: Promise<unknown>) => void;
}

export function alertOnFailure(
  { status }: HttpError,
  { heartbeat, continueAfterResponse }: AlertServices,
): void {
  if (status < 500) return;
  continueAfterResponse(
    heartbeat.fail([`A visitor's post failed with status ${status}. Check the function's log.`]),
  );
}
