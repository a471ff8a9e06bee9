import * as z from 'zod';
import { databaseCaFix, loopback, needsTls, readCertificates } from './database-connection.ts';

const wholeNumber = (fallback: number, minimum = 0) => z.coerce.number().int().min(minimum).default(fallback);
const optionalText = z.string().min(1).optional();
const secretText = z.string().min(16, 'must have at least 16 characters');
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
  .pipe(z.record(z.string(), z.string().startsWith('sb_secret_', 'must be a secret key (sb_secret_…)')))
  .transform((keys) => keys['default'] ?? Object.values(keys)[0]);
/** A `mailbox` of RFC 5322 section 3.4. */
const mailboxText = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^[^<>]*<(.*)>$/.exec(text)?.[1] ?? text).success,
    'must be an email address or Name <address>',
  );
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const secureUrl = httpUrl.refine((url) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || loopback.test(hostname);
}, 'must be an https:// URL');

const mailboxes = z
  .string()
  .transform((text) => text.split(',').map((email) => email.trim()))
  .pipe(z.array(z.email('must be an email address (separate several with commas)')));

export const defaultRateLimit = 30;

/** Required by `npm run launch-check`, not by a local function. */
const forLaunch = { launch: true };

/** Validated at startup, so that a bad deployment fails before it loses an inquiry. */
const variablesSchema = z.object({
  SUPABASE_DB_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
  /** `npm run supabase:deploy` sets it to the transaction pooler. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  DATABASE_CA: z
    .string()
    .refine(
      (text) => readCertificates(text) !== undefined,
      'must be one or more certificates in PEM format (-----BEGIN CERTIFICATE-----…)',
    )
    .optional()
    .meta(forLaunch),
  DATABASE_CONNECTIONS: wholeNumber(1, 1),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(8, 1),

  SITE_URL: httpUrl.transform((url) => new URL(url).origin).meta(forLaunch),

  PROVIDER_EMAIL: z.email('must be an email address').meta(forLaunch),
  /** Default: PROVIDER_EMAIL. */
  CONTACT_RECIPIENTS: mailboxes.optional(),
  RFP_RECIPIENTS: mailboxes.optional(),
  MAIL_FROM: mailboxText.optional().meta(forLaunch),
  MAIL_SERVICE: z
    .enum(['none', 'resend'], { error: 'must be resend, or none for a local site' })
    .default('none')
    .meta(forLaunch),
  MAIL_TIMEOUT_SECONDS: wholeNumber(10, 1),
  RESEND_API_URL: httpUrl.default('https://api.resend.com'),
  RESEND_API_KEY: optionalText.meta(forLaunch),

  /** Posts per IP address in ten minutes. Scales other limits (`createLimits` in database.ts). */
  RATE_LIMIT_MAXIMUM: wholeNumber(defaultRateLimit, 1),
  ADDRESS_HASH_SALT: secretText.meta(forLaunch),
  /** 0 uses the connection's IP address. */
  TRUSTED_PROXIES: wholeNumber(1),
  /** Overrides TRUSTED_PROXIES. */
  CLIENT_ADDRESS_HEADER: optionalText,
  MINIMUM_FILL_SECONDS: wholeNumber(3),

  HEARTBEAT_URL: secureUrl.optional().meta(forLaunch),
  DATABASE_SIZE_LIMIT_MB: wholeNumber(500, 1),
  STORAGE_SIZE_LIMIT_MB: wholeNumber(1024, 1),
  SUPABASE_URL: httpUrl.optional(),
  /** JSON. The key `default` is used, or else the first. */
  SUPABASE_SECRET_KEYS: secretKeys.optional(),
  RETENTION_DAYS: wholeNumber(730),
});

const environmentSchema = variablesSchema
  .superRefine((environment, context) => {
    const requireForMail = (name: 'MAIL_FROM' | 'RESEND_API_KEY') => {
      if (environment[name]) return;
      const message = `is required with MAIL_SERVICE=${environment.MAIL_SERVICE}`;
      context.addIssue({ code: 'custom', path: [name], message });
    };
    const { DATABASE_CA, DATABASE_URL, SUPABASE_DB_URL } = environment;
    const databaseUrl = DATABASE_URL ?? SUPABASE_DB_URL;
    if (DATABASE_CA === undefined && URL.canParse(databaseUrl) && needsTls(databaseUrl)) {
      const message = `is missing. ${databaseCaFix}`;
      context.addIssue({ code: 'custom', path: ['DATABASE_CA'], message });
    }
    const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = environment;
    if (SUPABASE_URL && !SUPABASE_SECRET_KEYS) {
      const message = 'is missing: create a secret key in Settings > API Keys of the project';
      context.addIssue({ code: 'custom', path: ['SUPABASE_SECRET_KEYS'], message });
    }
    if (environment.MAIL_SERVICE === 'none') return;
    requireForMail('MAIL_FROM');
    requireForMail('RESEND_API_KEY');
  })
  .transform(({ SUPABASE_SECRET_KEYS: SUPABASE_SECRET_KEY, ...environment }) => ({
    ...environment,
    SUPABASE_SECRET_KEY,
  }));

export const { shape: variables } = variablesSchema;

export type Configuration = z.infer<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Dashboards and .env files have empty variables for unset ones. */
const parse = (environment: Environment) =>
  environmentSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );

export const findConfigurationProblems = (environment: Environment) =>
  (parse(environment).error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }));

/** @throws {Error} naming every missing or invalid variable. */
export function parseConfiguration(environment: Environment): Configuration {
  const parsed = parse(environment);
  if (!parsed.success) {
    const problems = findConfigurationProblems(environment).map(
      ({ name, message }) => `  ${name}: ${message}`,
    );
    throw new Error(
      `send-contact-email can't start. Correct these environment variables:\n${problems.join('\n')}`,
    );
  }
  return parsed.data;
}
