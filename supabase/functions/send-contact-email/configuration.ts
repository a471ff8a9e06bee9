/**
 * The function's environment, parsed once at the start. A missing or wrong variable stops the start and is named, so
 * that a bad deployment is noticed before it loses an inquiry.
 */
import * as z from 'zod';

const wholeNumber = (fallback: number, minimum = 0) => z.coerce.number().int().min(minimum).default(fallback);
const optional = z.string().min(1).optional();
const secret = z.string().min(16, 'must have at least 16 characters');
/** The project's secret keys, a JSON object by name, parsed to the one that the function uses. */
const secretKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON object' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.string().startsWith('sb_secret_', 'must be secret keys (sb_secret_…)')))
  .transform((keys) => keys['default'] ?? Object.values(keys)[0]);
/** An address as mails name their sender (RFC 5322 section 3.4). */
const mailbox = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^[^<>]*<(.*)>$/.exec(text)?.[1] ?? text).success,
    'must be an email address or Name <address>',
  );
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** An external address, reached over TLS only. This machine needs no TLS. */
const privateAddress = httpAddress.refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}, 'must be an https:// address');

/** Mailboxes, separated by commas. */
const mailboxes = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email('must be email addresses, separated by commas')));
/** Secrets of Standard Webhooks, separated by spaces. */
const webhookSecrets = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter(Boolean))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and the base64 of 24 bytes or more'),
    ),
  );

const environmentSchema = z
  .object({
    SUPABASE_DB_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    /** The transaction pooler of that database, which many instances share. A deployment requires it. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    /** Connections of one instance. Hosted it is one, because the edge runs many instances. */
    DATABASE_CONNECTIONS: wholeNumber(1, 1),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(8, 1),

    /** The site. Its pages alone may post. */
    SITE_URL: httpAddress.transform((address) => new URL(address).origin),

    PROVIDER_EMAIL: z.email('must be an email address'),
    /** Recipients of contact inquiries and of RFPs, instead of PROVIDER_EMAIL. */
    CONTACT_RECIPIENTS: mailboxes.optional(),
    RFP_RECIPIENTS: mailboxes.optional(),
    /** Such as `DEP <inquiries@example.com>`: an address that the mail service may send from. */
    MAIL_FROM: mailbox.optional(),
    /** `none` keeps mails in the outbox until a provider is configured. */
    MAIL_SERVICE: z.enum(['none', 'resend']).default('none'),
    MAIL_TIMEOUT_SECONDS: wholeNumber(10, 1),
    RESEND_API_URL: httpAddress.default('https://api.resend.com'),
    RESEND_API_KEY: optional,

    /** Posts per address in ten minutes. A higher one, for tests and benchmarks, lifts most other limits. */
    RATE_LIMIT_MAXIMUM: wholeNumber(30, 1),
    ADDRESS_HASH_SALT: secret,
    /** How many proxies append to X-Forwarded-For before a request gets here; 0 takes the connection's own address. */
    TRUSTED_PROXIES: wholeNumber(1),
    /** A header in which the host gives the visitor's address, such as `cf-connecting-ip`. */
    CLIENT_ADDRESS_HEADER: optional,
    /** Who sends a form sooner than this after it was shown is suspected to be a robot. 0 is for tests. */
    MINIMUM_FILL_SECONDS: wholeNumber(3),

    /** A check at healthchecks.io or a service with its API, pinged after each healthy run of the scheduler. */
    HEARTBEAT_URL: privateAddress.optional(),
    /** The size at which the host makes the database read-only. The owner is alerted at 60 % of it. */
    DATABASE_SIZE_LIMIT_MB: wholeNumber(500, 1),
    /** Receives every inquiry as a Standard Webhooks event, such as a CRM or an automation. */
    WEBHOOK_URL: privateAddress.optional(),
    /** Signing secrets: one, or two while one is being replaced. */
    WEBHOOK_SECRETS: webhookSecrets,
    SUPABASE_URL: httpAddress.optional(),
    /** Parsed to the key named `default`, or to the first where no key has that name. */
    SUPABASE_SECRET_KEYS: secretKeys.optional(),
    /** After how many days an inquiry is deleted with all that belongs to it; 0 keeps it. */
    RETENTION_DAYS: wholeNumber(730),
  })
  .superRefine((environment, context) => {
    const require = (name: 'MAIL_FROM' | 'RESEND_API_KEY') => {
      if (environment[name]) return;
      const message = `is needed with MAIL_SERVICE=${environment.MAIL_SERVICE}`;
      context.addIssue({ code: 'custom', path: [name], message });
    };
    const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = environment;
    if (SUPABASE_URL && !SUPABASE_SECRET_KEYS) {
      const message = 'is missing: make a secret key in the Settings > API Keys of the project';
      context.addIssue({ code: 'custom', path: ['SUPABASE_SECRET_KEYS'], message });
    }
    const { WEBHOOK_URL, WEBHOOK_SECRETS } = environment;
    if (WEBHOOK_URL && WEBHOOK_SECRETS.length === 0) {
      const message = 'is needed with WEBHOOK_URL: whsec_ and the output of `openssl rand -base64 24`';
      context.addIssue({ code: 'custom', path: ['WEBHOOK_SECRETS'], message });
    }
    if (environment.MAIL_SERVICE === 'none') return;
    require('MAIL_FROM');
    require('RESEND_API_KEY');
  });

/** Every variable that the function reads. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

export type Configuration = z.infer<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable is how .env files and dashboards write "not set". */
const parse = (environment: Environment) =>
  environmentSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );

/** What is wrong with an environment, by variable; nothing where the function would start with it. */
export const configurationProblems = (environment: Environment) =>
  (parse(environment).error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }));

/** @throws {Error} that names every variable that is missing or wrong. */
export function parseConfiguration(environment: Environment): Configuration {
  const parsed = parse(environment);
  if (!parsed.success) {
    const problems = configurationProblems(environment).map(({ name, message }) => `  ${name}: ${message}`);
    throw new Error(`The environment of send-contact-email is incomplete:\n${problems.join('\n')}`);
  }
  return parsed.data;
}
