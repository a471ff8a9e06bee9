/**
 * Lets somebody know when leads stop, by two ways that need no mail, as mail can't say that mail is dead: a heartbeat,
 * which a service outside misses when it stays away, and a webhook. Neither is told anything of a visitor.
 */
import type { Configuration } from './configuration.ts';
import type { Database } from './database.ts';
import { backgroundLog } from './log.ts';

/** What can be wrong: how long it may last before somebody is told, and what the owner reads of it. */
const troubles = {
  mails: {
    seconds: 0,
    text: 'mail to you has not left for more than ten minutes. What waits, and why: npm run leads -- --unsent',
  },
  // One run or two that fail are a hiccup of the platform.
  bucket: {
    seconds: 150,
    text: 'the bucket for files is gone, or storage does not answer. Inquiries arrive without their files.',
  },
  run: { seconds: 150, text: 'the scheduler’s work fails. Look at the function’s log.' },
  requests: { seconds: 0, text: 'a visitor’s request could not be answered. Look at the function’s log.' },
  database: { seconds: 0, text: 'the database is full, or does not answer. Inquiries are refused.' },
} as const;

export type Trouble = keyof typeof troubles;

export interface Alarms {
  /** Says that a run of the scheduler went well. */
  heartbeat(): Promise<void>;
  /** Tells these troubles, each once an hour while it lasts. Resolves also if nobody could be told; the log says so. */
  raise(present: readonly Trouble[]): Promise<void>;
}

const timeoutMilliseconds = 10_000;
const silenceMilliseconds = 60 * 60 * 1000;

type AlarmSettings = Pick<
  Configuration,
  'HEARTBEAT_URL' | 'ALERT_WEBHOOK_URL' | 'PROVIDER_NAME' | 'SITE_URL'
>;

export function createAlarms(
  database: Pick<Database, 'noteTroubles' | 'forgetTold'>,
  { HEARTBEAT_URL, ALERT_WEBHOOK_URL, PROVIDER_NAME, SITE_URL }: AlarmSettings,
): Alarms {
  /** When this instance told that the database fails, which the database can't remember. */
  let databaseToldAt = -Infinity;

  /** The troubles that are news. If the database can't say, that is the one that matters. */
  const news = async (present: readonly Trouble[]): Promise<readonly Trouble[]> => {
    const lasting = Object.fromEntries(present.map((trouble) => [trouble, troubles[trouble].seconds]));
    try {
      const told = await database.noteTroubles(lasting);
      return present.filter((trouble) => told.includes(trouble));
    } catch {
      if (Date.now() - databaseToldAt < silenceMilliseconds) return [];
      databaseToldAt = Date.now();
      return ['database'];
    }
  };

  return {
    async heartbeat() {
      if (HEARTBEAT_URL) await call(HEARTBEAT_URL).catch(logFailure);
    },
    async raise(present) {
      if (!ALERT_WEBHOOK_URL || present.length === 0) return;
      const told = await news(present);
      if (told.length === 0) return;
      const lines = told.map((trouble) => `${PROVIDER_NAME} (${SITE_URL}): ${troubles[trouble].text}`);
      try {
        await call(ALERT_WEBHOOK_URL, { text: lines.join('\n') });
      } catch (error) {
        logFailure(error);
        // The next run tells it again.
        databaseToldAt = -Infinity;
        await database.forgetTold(told).catch(() => {});
      }
    },
  };
}

async function call(address: string, body?: unknown): Promise<void> {
  const answer = await fetch(address, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    // The address may hold a secret, which is for its own host alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error('The service refuses'), { status: answer.status });
}

function logFailure(error: unknown): void {
  backgroundLog.failure('alarm_failed', error);
}
