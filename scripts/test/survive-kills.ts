/**
 * Inquiries from many clients at once while processes of the site are killed, and what has become of each.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { databaseFolder } from '#scripts/local-services/data-folder.ts';
import { runningDatabaseUrl } from '#scripts/local-services/database.ts';
import { mailFolder } from '#scripts/local-services/mock-mail.ts';
import { functionPath } from '#shared/function-api.ts';
import { sampleContact } from './sample-inquiries.ts';
import { startSite, type SiteProcess } from './site-process.ts';

interface Course {
  readonly port: number;
  readonly dataDir: string;
  readonly inquiries: number;
  readonly clients: number;
  /** What is killed, one after the other, at even distances among the inquiries. */
  readonly victims: readonly Victim[];
  readonly log: (line: string) => void;
}

export interface Outcome {
  readonly acknowledged: number;
  /** Acknowledged inquiries of which there isn't exactly one, under the identifier that was given out. */
  readonly lostOrChanged: number;
  readonly inquiries: number;
  readonly mailJobs: number;
  /** Mails that a person finds in the mailboxes, of which each job has one. */
  readonly mails: number;
  readonly jobsWithoutMail: number;
  /** Answers besides "stored" and "come back later", by status. */
  readonly refusals: Readonly<Record<string, number>>;
  /**
   * Jobs whose sender was killed before it had noted what it did: the provider may have been handed these twice, under
   * one key.
   */
  readonly jobsTriedAgain: number;
}

export const everyVictim = ['server', 'function', 'database', 'everything'] as const;
type Victim = (typeof everyVictim)[number];

/** How long a client tries to hand over one inquiry. */
const patienceMilliseconds = 120_000;

export async function surviveKills(course: Course): Promise<Outcome> {
  const { inquiries, victims, clients, log } = course;
  const killAt = victims.map((_, number) => Math.floor(((number + 1) * inquiries) / (victims.length + 1)));
  const running = new RestartedSite(course);
  await running.start();
  try {
    const keys = Array.from({ length: inquiries }, () => randomUUID());
    const waiting = [...keys];
    const acknowledged = new Map<string, string>();
    const refusals: Record<string, number> = {};
    const client = async () => {
      for (let key = waiting.pop(); key; key = waiting.pop()) {
        acknowledged.set(key, await submitUntilAcknowledged(course.port, key, refusals));
        const victim = victims[killAt.indexOf(acknowledged.size)];
        if (!victim) continue;
        log(`${acknowledged.size} acknowledged: kill -9 of ${victim}`);
        await running.kill(victim);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return { ...(await judge(course, running, acknowledged)), refusals };
  } finally {
    await running.close();
  }
}

/** The site, which is started again when it was killed. */
class RestartedSite {
  private site: SiteProcess | undefined;
  private readonly course: Course;

  constructor(course: Course) {
    this.course = course;
  }

  async start(): Promise<void> {
    const { port, dataDir } = this.course;
    this.site = await startSite({ port, dataDir, environment: { RATE_LIMIT_MAXIMUM: '1000000' } });
  }

  get origin(): string {
    return this.site!.origin;
  }

  async kill(victim: Victim): Promise<void> {
    const { pid } = this.site!;
    const { function: handler, database } = this.site!.processes();
    if (victim === 'server' || victim === 'everything') {
      const others = victim === 'everything' ? [handler?.pid, database?.pid] : [];
      for (const one of [pid, ...others]) if (one !== undefined) process.kill(one, 'SIGKILL');
      return this.start();
    }
    const chosen = victim === 'function' ? handler : database;
    // Just being started again after the kill before.
    if (!chosen) return pause(50).then(() => this.kill(victim));
    process.kill(chosen.pid, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.site?.close();
  }
}

/** As the form does: the same key again, until it is stored. Answers the identifier that was given out. */
async function submitUntilAcknowledged(
  port: number,
  key: string,
  refusals: Record<string, number>,
): Promise<string> {
  const body = JSON.stringify({
    ...sampleContact,
    name: `Visitor ${key}`,
    idempotency_key: key,
  });
  const deadline = Date.now() + patienceMilliseconds;
  while (Date.now() < deadline) {
    const answer = await post(port, body);
    if (answer?.status === 200) {
      const { inquiry_id: id } = (await answer.json().catch(() => ({}))) as { inquiry_id?: string };
      if (id !== undefined) return id;
    } else if (answer && !(answer.status === 503 && answer.headers.has('Retry-After'))) {
      refusals[answer.status] = (refusals[answer.status] ?? 0) + 1;
    }
    await pause(100);
  }
  throw new Error(`No answer to ${key} within ${patienceMilliseconds / 1000} s`);
}

/** Nothing when the connection was refused or lost. */
const post = (port: number, body: string): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${port}${functionPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body,
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);

async function judge(
  { dataDir }: Course,
  site: RestartedSite,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Omit<Outcome, 'refusals'>> {
  const sql = postgres(runningDatabaseUrl(databaseFolder(dataDir))!, {
    max: 1,
    prepare: false,
    onnotice: () => {},
  });
  try {
    const keys = [...acknowledged.keys()];
    await deliverAll(sql, site.origin, keys);
    const stored = await sql<{ key: string; id: string; name: string }[]>`
      select idempotency_key as key, id, name from leads.inquiries where idempotency_key = any(${keys}::uuid[])`;
    const jobs = await sql<{ id: string; attempts: number }[]>`
      select job.id, attempts from leads.mail_jobs job join leads.inquiries inquiry on inquiry.id = inquiry_id
      where idempotency_key = any(${keys}::uuid[])`;
    const mails = new Set(readdirSync(mailFolder(dataDir)).map((name) => name.replace('.json', '')));
    const isAsGiven = ({ key, id, name }: (typeof stored)[number]) =>
      acknowledged.get(key) === id && name === `Visitor ${key}`;
    return {
      acknowledged: acknowledged.size,
      lostOrChanged: acknowledged.size - stored.filter(isAsGiven).length,
      inquiries: stored.length,
      mailJobs: jobs.length,
      mails: mails.size,
      jobsWithoutMail: jobs.filter(({ id }) => !mails.has(id)).length,
      jobsTriedAgain: jobs.filter(({ attempts }) => attempts > 1).length,
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** What the scheduler does in time, at once: leases of senders that were killed run out, and the outbox is drained. */
async function deliverAll(sql: Sql, origin: string, keys: readonly string[]): Promise<void> {
  const [scheduler] = await sql<[{ secret: string }]>`select secret from leads.scheduler`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const unsent = await sql`
      update leads.mail_jobs job set next_attempt_at = now() from leads.inquiries inquiry
      where inquiry.id = inquiry_id and idempotency_key = any(${[...keys]}::uuid[]) and status <> 'sent' returning job.id`;
    if (unsent.length === 0) return;
    await fetch(`${origin}${functionPath}/outbox`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${scheduler.secret}` },
    }).catch(() => pause(200));
  }
}
