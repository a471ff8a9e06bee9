/** Finds variables that somebody set and nothing reads. */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';

type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that commands read, documented in `docs/development.md` and `docs/going-live.md`. */
export const commandVariables: readonly string[] = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'E2E_PORT',
  'CHROMIUM_PATH',
  'FUZZ_SEED',
  'FUZZ_RUNS',
  'DEPLOY_HOST',
  'DEPLOY_FOLDER',
  'DEPLOY_RELOAD',
  'SSH_TARGET',
  'NETLIFY_AUTH_TOKEN',
  'NETLIFY_SITE_ID',
  'CLOUDFLARE_API_TOKEN',
  'CLOUDFLARE_ACCOUNT_ID',
  'CLOUDFLARE_PROJECT',
  'VERCEL_TOKEN',
  'VERCEL_ORG_ID',
  'VERCEL_PROJECT_ID',
  'SUPABASE_ACCESS_TOKEN',
  'SUPABASE_PROJECT_REF',
  'SUPABASE_DB_PASSWORD',
  'SUPABASE_SECRET_KEY',
];

const functionFolder = 'supabase/functions/';
const readFile = (file: string): Variables => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/** Names that Supabase's documentation still gives, and what is read instead. */
const renamed: Readonly<Record<string, string>> = {
  SUPABASE_ANON_KEY: 'SUPABASE_PUBLISHABLE_KEY (sb_publishable_…): Supabase ends the anonymous key with 2026',
  SUPABASE_SERVICE_ROLE_KEY:
    'SUPABASE_SECRET_KEY (sb_secret_…): Supabase ends the service_role key with 2026',
};

/** A hint for an unknown name that was renamed or resembles a known one. */
function meant(name: string, known: readonly string[]): string | undefined {
  if (renamed[name]) return `it is now ${renamed[name]}.`;
  const nearest = closest(name, [...known]);
  return distance(name, nearest) <= 2 ? `did you mean ${nearest}?` : undefined;
}

/** A line for each variable of `set` that isn't `known`, with the nearest name that is. */
export const unknownVariables = (known: readonly string[], set: Variables, where: string) =>
  Object.keys(set)
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${where} sets ${name}, which nothing reads: ${meant(name, known) ?? `${where}.example lists every variable.`}`,
    );

/**
 * The variables of a process that look like a known one misspelt; all others belong to other programs.
 */
export const misspeltVariables = (known: readonly string[], set: Variables) =>
  Object.keys(set)
    .filter((name) => name.length > 6 && !known.includes(name))
    .flatMap((name) => {
      const other = meant(name, known);
      return other ? [`${name} is set, which nothing reads: ${other}`] : [];
    });

/** Warns of variables in the two `.env` files and in the environment that nothing reads. */
export function warnOfUnknownVariables(): void {
  const ofFunction = Object.keys(readFile(`${functionFolder}.env.example`));
  const known = [...Object.keys(readFile('.env.example')), ...ofFunction, ...commandVariables];
  const inFile = readFile('.env');
  const inProcess = Object.entries(process.env).filter(([name]) => !(name in inFile));
  const lines = [
    ...unknownVariables(known, inFile, '.env'),
    ...unknownVariables(ofFunction, readFile(`${functionFolder}.env`), `${functionFolder}.env`),
    ...misspeltVariables(known, Object.fromEntries(inProcess)),
  ];
  for (const line of lines) console.warn(`Warning: ${line}`);
}
