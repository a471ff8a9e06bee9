import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import type { Provider } from '../src/site/provider.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export const secretsFile = 'supabase/functions/.env';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL such as https://www.example.com' })
  // The content security policy would allow every host.
  .refine((url) => URL.parse(url)?.hostname.includes('*') !== true, {
    error: 'must name one host, without *',
  });
const origin = httpUrl.pipe(
  z.string().refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
    error: 'must be an origin without a path, such as https://www.example.com',
  }),
);
const httpsOrigin = origin.pipe(
  z.string().startsWith('https:', {
    error: 'must be an https origin such as https://www.youtube-nocookie.com',
  }),
);
/** A proxy or Google tag gateway can serve the script. Consent doesn't include Google Ads (AW). */
const gtagUrl = httpUrl.pipe(
  z.string().refine((url) => /^GT?-[A-Z0-9]+$/.test(new URL(url).searchParams.get('id') ?? ''), {
    error:
      'must be the URL of a Google tag with an id that starts with G- or GT-, such as https://www.googletagmanager.com/gtag/js?id=G-XXXXXXX',
  }),
);
const text = z.string().trim().min(1, { error: 'must not be empty' });

const commaSeparatedList = (item: z.ZodString | z.ZodURL) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(item));

const addressParts = [
  'PROVIDER_STREET',
  'PROVIDER_LOCALITY',
  'PROVIDER_REGION',
  'PROVIDER_POSTAL_CODE',
] as const;

/** A live site needs these. A local one has defaults. */
const forLaunch = { launch: true };

const environmentSchema = z
  .object({
    PREVIEW: optional(z.literal('true', { error: 'must be true or empty' })),
    LAUNCHED: optional(z.literal('true', { error: 'must be true or empty' })),
    SITE_URL: origin.default('https://www.example.com').meta(forLaunch),
    PROVIDER_LEGAL_NAME: text.default('DEP Advisory').meta(forLaunch),
    PROVIDER_EMAIL: z
      .email({ error: 'must be an email address such as hello@example.com' })
      .default('hello@example.com')
      .meta(forLaunch),
    PROVIDER_STREET: optional(text).meta(forLaunch),
    PROVIDER_LOCALITY: optional(text).meta(forLaunch),
    PROVIDER_REGION: optional(text).meta(forLaunch),
    PROVIDER_POSTAL_CODE: optional(text).meta(forLaunch),
    PROVIDER_COUNTRY: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'must be a two-letter ISO 3166-1 country code such as US' })
      .default('US'),
    PROVIDER_ALTERNATE_NAMES: commaSeparatedList(z.string()),
    PROVIDER_PROFILES: commaSeparatedList(httpUrl),
    BOOKING_URL: httpUrl.default('https://booking.example.com/feasibility-call').meta(forLaunch),
    SUPABASE_URL: optional(origin).meta(forLaunch),
    SUPABASE_PUBLISHABLE_KEY: optional(
      z.string().regex(/^sb_publishable_\S+$/, {
        error:
          'must be the publishable key of the project (sb_publishable_…), from Settings > API Keys of the dashboard',
      }),
    ),
    PRIVACY_URL: optional(httpUrl),
    TERMS_URL: optional(httpUrl),
    ANALYTICS_URL: optional(gtagUrl),
    ANALYTICS_ORIGINS: commaSeparatedList(
      z.string().regex(/^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i, {
        error:
          'must be https origins such as https://*.example.com, separated by commas, with a domain after *.',
      }),
    ),
    EMBED_ORIGIN: optional(httpsOrigin),
  })
  .refine((env) => !env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY, {
    path: ['SUPABASE_PUBLISHABLE_KEY'],
    error: 'must be set when SUPABASE_URL is set: the browser calls the function with it',
  })
  .superRefine((env, context) => {
    const missing = addressParts.filter((name) => !env[name]);
    if (missing.length === addressParts.length) return;
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set when another part of the address is set',
      });
  });

export const launchVariables: readonly string[] = listLaunchVariables(environmentSchema.shape);

export function listLaunchVariables(shape: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.keys(shape).filter((name) => shape[name]!.meta()?.['launch']);
}

function toSitePath(url: string, siteUrl: string): string {
  const { origin, href } = new URL(url);
  return origin === siteUrl ? href.slice(origin.length) : href;
}

/** @throws {Error} naming every invalid variable. */
export function parseEnvironment(variables: Variables): Provider {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const findings = parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `  ${name} ${message} (it is ${JSON.stringify(variables[name])})`;
    });
    throw new Error(
      `Invalid environment variables:\n${findings.join('\n')}\nSet them in the environment or in .env. .env.example explains them.`,
    );
  }
  const env = parsed.data;
  const siteUrl = new URL(env.SITE_URL).origin;
  const isPreview = env.PREVIEW === 'true';
  const [street, locality, region, postalCode] = addressParts.map((name) => env[name]);
  return {
    shortName: 'DEP',
    isPreview,
    isLaunched: env.LAUNCHED === 'true',
    siteUrl,
    legalName: env.PROVIDER_LEGAL_NAME,
    email: env.PROVIDER_EMAIL,
    address:
      street && locality && region && postalCode
        ? { street, locality, region, postalCode, country: env.PROVIDER_COUNTRY }
        : undefined,
    alternateNames: env.PROVIDER_ALTERNATE_NAMES,
    profiles: env.PROVIDER_PROFILES,
    bookingUrl: env.BOOKING_URL,
    supabaseUrl: isPreview ? undefined : env.SUPABASE_URL && new URL(env.SUPABASE_URL).origin,
    supabasePublishableKey: isPreview ? undefined : env.SUPABASE_PUBLISHABLE_KEY,
    privacyUrl: env.PRIVACY_URL && toSitePath(env.PRIVACY_URL, siteUrl),
    termsUrl: env.TERMS_URL && toSitePath(env.TERMS_URL, siteUrl),
    analyticsUrl: isPreview ? undefined : env.ANALYTICS_URL,
    analyticsOrigins: isPreview ? [] : env.ANALYTICS_ORIGINS,
    embedOrigin: env.EMBED_ORIGIN && new URL(env.EMBED_ORIGIN).origin,
  };
}

const commandVariables = ['PORT', 'DATA_DIR'];

/** @throws {Error} naming unknown variables. A misspelled one would silently keep its default. */
export function rejectUnknownVariables(variables: Variables): void {
  const allowedNames = new Set([...Object.keys(environmentSchema.shape), ...commandVariables]);
  const unknownNames = Object.keys(variables).filter((name) => !allowedNames.has(name));
  if (unknownNames.length > 0)
    throw new Error(
      `.env sets unknown variables: ${unknownNames.join(', ')}. Check the spelling in .env.example. ${commandVariables.join(' and ')} are allowed too. Secrets such as SUPABASE_DB_URL belong in the shell.`,
    );
}

/** @throws {Error} if a variable is invalid, or unknown in `.env`. */
export function readProvider(): Provider {
  if (existsSync('.env')) {
    rejectUnknownVariables(parseEnv(readFileSync('.env', 'utf8')));
    process.loadEnvFile('.env');
  }
  return parseEnvironment(process.env);
}

export const readSecrets = (): Variables =>
  existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {};
