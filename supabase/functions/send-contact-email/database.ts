/** The function's database queries. The functions and tables they use are in `supabase/migrations/`. */
import postgres from 'postgres';
import type { Inquiry } from '../_shared/forms.ts';
import type { Attribution } from '../_shared/inquiry-schema.ts';
import type { Configuration } from './configuration.ts';
import { HttpError } from './http-error.ts';
import type { Suspicion } from './request/suspicions.ts';

/** An announced file with its place in the bucket. */
export interface PlacedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly content_type: string;
  readonly object_path: string;
}

/** A file that hasn't arrived yet. */
export interface AwaitedFile extends PlacedFile {
  /** The file's index among those of its inquiry. */
  readonly position: number;
}

/** An inquiry's row, as its columns are named, and its files. */
interface NewInquiry {
  readonly id: string;
  readonly idempotency_key: string;
  readonly type: Inquiry['type'];
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** Fields without a column of their own, by their names in the payload. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly consent: boolean | undefined;
  readonly consent_version: number | undefined;
  readonly topic: string | undefined;
  readonly service: string | undefined;
  readonly attribution: Attribution;
  readonly fill_time_ms: number | undefined;
  /** The names of files that a form without script could not send. */
  readonly unsent_files: readonly string[];
  readonly suspicions: readonly Suspicion[];
  readonly address_hash: string;
  /** Whether a webhook is to be told. */
  readonly webhook: boolean;
  readonly files: readonly PlacedFile[] | undefined;
}

type SubmissionOutcome =
  | {
      readonly outcome: 'accepted' | 'repeated' | 'corrected';
      readonly inquiry_id: string;
      readonly attachments: readonly AwaitedFile[];
    }
  | { readonly outcome: 'rate_limited'; readonly retry_after_seconds: number };

export interface StoredInquiry extends Record<string, unknown> {
  readonly id: string;
  readonly type: Inquiry['type'];
  readonly received_at: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** Fields without a column of their own, by their names in the payload. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Why the sender may be no person; empty for most. */
  readonly suspicions: readonly Suspicion[];
  /** The names of files that a form without script could not send. */
  readonly unsent_files: readonly string[];
  /** What corrections have replaced, oldest first. */
  readonly revisions: readonly { readonly replaced_at: string }[];
}

interface Job {
  readonly id: string;
  readonly attempts: number;
  readonly queued_at: string;
}

/** A mail about an inquiry, to the owner or to the visitor, or a call of the owner's webhook. */
export interface InquiryJob extends Job {
  /** A correction tells the owner of other words under a key whose first words may have left already. */
  readonly kind: 'notification' | 'correction' | 'acknowledgement' | 'webhook';
  readonly inquiry: StoredInquiry;
  readonly files: readonly MailedFile[];
}

/** A file as it is known when a mail about its inquiry is claimed. */
export interface MailedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly object_path: string;
  readonly status: 'announced' | 'stored' | 'missing';
}

/** The owner's daily mail. */
interface DigestJob extends Job {
  readonly kind: 'digest';
  readonly digest: DigestCounts;
}

export interface DigestCounts {
  /** Inquiries since the digest before. */
  readonly new: number;
  /** Files announced since the digest before that have not arrived. */
  readonly missing: number;
  /** Mails that should have left. */
  readonly waiting: number;
  /** Inquiries that nobody has marked as answered for more than two business days. */
  readonly unanswered: number;
  /** Inquiries that reach their retention within thirty days. */
  readonly expiring: number;
}

export type MailJob = InquiryJob | DigestJob;

export interface MailOutcome {
  readonly id: string;
  /** A postponed mail wasn't tried: the mail service asked to come back later. */
  readonly outcome: 'sent' | 'retry' | 'postponed' | 'failed';
  readonly error?: string;
  readonly delay_seconds?: number;
}

export interface ExpiredInquiry {
  readonly id: string;
  /** Where its announced files are in the bucket, if they ever arrived. */
  readonly paths: readonly string[];
  /** Whether one of them is known to have arrived. */
  readonly stored: boolean;
}

/** The whole site takes as many inquiries in the window as this many addresses may send: 200, unless configured. */
const addressesAtTheirLimit = 20;

export type Database = ReturnType<typeof connectDatabase>;

export function connectDatabase(configuration: Configuration) {
  const { DATABASE_TIMEOUT_SECONDS, RATE_LIMIT_MAXIMUM, RATE_LIMIT_WINDOW_SECONDS } = configuration;
  const sql = postgres(configuration.DATABASE_URL ?? configuration.SUPABASE_DB_URL, {
    max: configuration.DATABASE_CONNECTIONS,
    // An instance that waits for its next visitor holds none of the database's few connections.
    idle_timeout: 20,
    // Hosted projects put a transaction pooler before the database, which can't keep prepared statements.
    prepare: false,
    fetch_types: false,
    connect_timeout: DATABASE_TIMEOUT_SECONDS,
    // Short delays: a submission must not wait long for a database that is just coming back.
    backoff: (attempt) => Math.min(2, 0.1 * 2 ** attempt),
    onnotice: () => {},
  });
  type Json = Parameters<typeof sql.json>[0];
  const json = (value: unknown) => sql.json(value as Json);
  const run = <Result>(query: Promise<Result>) => answerInTime(query, DATABASE_TIMEOUT_SECONDS);

  return {
    /** Stores an inquiry; under a known idempotency key, what is new in it. */
    async submitInquiry(inquiry: NewInquiry): Promise<SubmissionOutcome> {
      const addressLimit = RATE_LIMIT_MAXIMUM;
      const siteLimit = addressesAtTheirLimit * RATE_LIMIT_MAXIMUM;
      const rows = await run(
        sql<{ result: SubmissionOutcome }[]>`
          select leads.submit_inquiry(
            ${json(inquiry)}, ${addressLimit}, ${siteLimit}, ${RATE_LIMIT_WINDOW_SECONDS}) as result`,
      );
      return rows[0]!.result;
    },
    /** The next mail that is due, for this caller alone while the lease lasts. */
    async claimMailJob(leaseSeconds: number): Promise<MailJob | undefined> {
      const rows = await run(
        sql<{ job: MailJob }[]>`select leads.claim_mail_jobs(1, ${leaseSeconds}) as job`,
      );
      return rows[0]?.job;
    },
    async settleMailJob(outcome: MailOutcome): Promise<void> {
      await run(sql`select leads.settle_mail_jobs(${json([outcome])})`);
    },
    /** How many mails to the owner should have left and have not. */
    async overdueMails(): Promise<number> {
      const rows = await run(sql<{ count: number }[]>`select leads.overdue_mails() as count`);
      return rows[0]!.count;
    },
    /** Notes a run of the scheduler, and queues the daily digest when it is due. */
    async beginMaintenance(retentionDays: number): Promise<void> {
      await run(sql`select leads.begin_maintenance(${retentionDays})`);
    },
    /**
     * Whether a text is the scheduler's secret.
     *
     * @param digest - its SHA-256, so that the time of the comparison reveals nothing.
     */
    async isSchedulerSecret(digest: string): Promise<boolean> {
      const rows = await run(sql`
        select from leads.scheduler where encode(sha256(convert_to(secret, 'UTF8')), 'hex') = ${digest}`);
      return rows.length > 0;
    },
    /**
     * Notes troubles that are there now. Answers those that have lasted too long and were not told within the last
     * hour; they count as told.
     *
     * @param troubles - how many seconds each may last, by its name.
     */
    async noteTroubles(troubles: Readonly<Record<string, number>>): Promise<string[]> {
      const rows = await run(
        sql<{ trouble: string }[]>`select leads.note_troubles(${json(troubles)}) as trouble`,
      );
      return rows.map(({ trouble }) => trouble);
    },
    /** Marks these troubles as not told, so that the next run tells them again. */
    async forgetTold(troubles: readonly string[]): Promise<void> {
      await run(sql`
        update leads.troubles set told_at = null
        where trouble in (select jsonb_array_elements_text(${json(troubles)}))`);
    },
    /**
     * Files that have not arrived: those of one inquiry, even given up ones, or of all that were announced ten minutes
     * ago. A hundred at most, by chance, so that those that never arrive don't hide others.
     */
    async awaitedFiles(inquiryId?: string): Promise<(PlacedFile & { overdue: boolean })[]> {
      return run(sql`
        select id, file_name as name, size::float8 as size, content_type, object_path,
          announced_at < now() - interval '1 day' as overdue
        from leads.attachments
        where status <> 'stored' and inquiry_id is not null and case
          when ${inquiryId ?? null}::uuid is null
            then status = 'announced' and announced_at < now() - interval '10 minutes'
          else inquiry_id = ${inquiryId ?? null}::uuid and position is not null end
        order by random() limit 100`);
    },
    async settleFile(id: string, status: 'stored' | 'missing'): Promise<void> {
      await run(sql`select leads.settle_file(${id}, ${status})`);
    },
    /** Inquiries past their retention, with the paths of their files; those without files first. */
    async expiredInquiries(retentionDays: number): Promise<ExpiredInquiry[]> {
      return run(sql`
        select inquiry.id, coalesce(
          (select jsonb_agg(object_path) from leads.attachments where inquiry_id = inquiry.id), '[]') as paths,
          exists (select from leads.attachments where inquiry_id = inquiry.id and status = 'stored') as stored
        from leads.inquiries inquiry
        where received_at < now() - make_interval(days => ${retentionDays})
        order by exists (select from leads.attachments where inquiry_id = inquiry.id) limit 100`);
    },
    async deleteInquiries(inquiries: readonly { id: string }[]): Promise<void> {
      if (inquiries.length === 0) return;
      const ids = inquiries.map(({ id }) => id);
      await run(sql`
        select leads.delete_inquiries(array(select jsonb_array_elements_text(${json(ids)})::uuid))`);
    },
    /** Files of deleted inquiries that can no longer arrive. */
    async abandonedFiles(): Promise<{ id: string; path: string }[]> {
      return run(sql`
        select id, object_path as path from leads.attachments
        where inquiry_id is null and announced_at < now() - interval '3 hours' limit 100`);
    },
    async forgetFiles(files: readonly { id: string }[]): Promise<void> {
      const ids = files.map(({ id }) => id);
      await run(sql`
        delete from leads.attachments where id in (select jsonb_array_elements_text(${json(ids)})::uuid)`);
    },
    async forgetAddresses(): Promise<void> {
      await run(sql`
        update leads.inquiries set address_hash = null
        where address_hash is not null
          and received_at < now() - make_interval(secs => ${RATE_LIMIT_WINDOW_SECONDS})`);
    },
  };
}

/**
 * Turns every failure of the database into a refusal that asks to try again in a moment. Usually it is down, hangs or
 * loses the connection. Where it refuses data that our checks let pass, the mistake is ours too, and nothing that the
 * visitor could correct.
 */
async function answerInTime<Result>(query: Promise<Result>, seconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const late = Object.assign(new Error(`no answer within ${seconds} s`), { code: 'TIMEOUT' });
    timer = setTimeout(() => reject(late), seconds * 1000);
  });
  try {
    return await Promise.race([query, timeout]);
  } catch (error) {
    const message = 'We cannot store your message right now. Please try again shortly.';
    throw new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: error });
  } finally {
    clearTimeout(timer);
  }
}
