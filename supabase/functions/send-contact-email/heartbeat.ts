/**
 * The heartbeat alerts when leads stop, over a channel that doesn't depend on email
 * (https://healthchecks.io/docs/http_api/). No call contains a visitor's data.
 */
import type { Configuration } from './configuration.ts';
import type { HttpError } from './http-error.ts';
import { backgroundLog } from './log.ts';
import type { Services } from './services.ts';

export interface Heartbeat {
  /** Pings the check, which alerts when pings stop for its grace period. */
  succeed(): Promise<void>;
  /** Logs reasons without pinging, so the grace period runs. */
  logReasons(reasons: readonly string[]): Promise<void>;
  /** Alerts at once, at most once a minute. */
  fail(reasons: readonly string[]): Promise<void>;
}

const timeoutMs = 5000;
const failIntervalMs = 60_000;

/** Failed calls are logged, never thrown. */
export function createHeartbeat({ HEARTBEAT_URL }: Pick<Configuration, 'HEARTBEAT_URL'>): Heartbeat {
  let failedAt = -Infinity;

  const callCheck = async (path: string, reasons: readonly string[]) => {
    if (!HEARTBEAT_URL) return;
    try {
      const response = await fetch(HEARTBEAT_URL.replace(/\/$/, '') + path, {
        method: 'POST',
        body: reasons.join('\n'),
        // Don't reveal the check's secret id to another host.
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
    succeed: () => callCheck('', []),
    logReasons: (reasons) => callCheck('/log', reasons),
    async fail(reasons) {
      if (performance.now() - failedAt < failIntervalMs) return;
      failedAt = performance.now();
      await callCheck('/fail', reasons);
    },
  };
}

export function alertOnFailure(
  { status }: HttpError,
  { heartbeat, continueAfterResponse }: Pick<Services, 'heartbeat' | 'continueAfterResponse'>,
): void {
  if (status < 500) return;
  continueAfterResponse(
    heartbeat.fail([`A visitor's post failed with status ${status}. Check the function's log.`]),
  );
}
