/**
 * Alerts the owner when leads stop, over a channel that doesn't depend on email: a check at healthchecks.io, or any
 * service with its API (https://healthchecks.io/docs/http_api/). No call contains a visitor's data.
 */
import type { Configuration } from './configuration.ts';
import type { HttpError } from './http-error.ts';
import { backgroundLog } from './log.ts';
import type { Services } from './services.ts';

export interface Heartbeat {
  /** Reports a healthy run. When these pings stop, the service alerts after its grace period. */
  succeed(): Promise<void>;
  /** Attaches the reasons why a run failed. It isn't a ping, so the grace period runs. */
  explain(reasons: readonly string[]): Promise<void>;
  /** Alerts at once, at most once a minute. */
  fail(reasons: readonly string[]): Promise<void>;
}

const timeoutMs = 5000;
const failIntervalMs = 60_000;

/** The heartbeat. Failed calls are logged and never thrown. Without `HEARTBEAT_URL` it does nothing. */
export function createHeartbeat({ HEARTBEAT_URL }: Pick<Configuration, 'HEARTBEAT_URL'>): Heartbeat {
  let failedAt = -Infinity;

  const call = async (path: string, reasons: readonly string[]) => {
    if (!HEARTBEAT_URL) return;
    try {
      const response = await fetch(HEARTBEAT_URL.replace(/\/$/, '') + path, {
        method: 'POST',
        body: reasons.join('\n'),
        // The URL contains the check's secret id, which is for its own host only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw Object.assign(new Error('The heartbeat was refused'), { status: response.status });
    } catch (error) {
      backgroundLog.failure('heartbeat_failed', error);
    }
  };

  return {
    succeed: () => call('', []),
    explain: (reasons) => call('/log', reasons),
    async fail(reasons) {
      if (performance.now() - failedAt < failIntervalMs) return;
      failedAt = performance.now();
      await call('/fail', reasons);
    },
  };
}

/** Alerts when a visitor's post failed on our side. */
export function alertOnFailure(
  { status }: HttpError,
  { heartbeat, continueAfterAnswer }: Pick<Services, 'heartbeat' | 'continueAfterAnswer'>,
): void {
  if (status < 500) return;
  continueAfterAnswer(heartbeat.fail([`A visitor's post was answered ${status}. See the function's log.`]));
}
