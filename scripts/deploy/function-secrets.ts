/** The function's secrets in `supabase/functions/.env`, and what is wrong with them. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { databaseAddressKind, supabaseProject, transactionPoolerFix } from '#scripts/database-address.ts';
import { when, type Finding } from '#scripts/finding.ts';
import { configurationProblems, variableNames } from '#function/configuration.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export const secretsFile = 'supabase/functions/.env';

/** The function's secrets, by variable. Empty if there is no file. */
export const readSecrets = (): Variables =>
  existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {};

/** Whether a value has a name that is reserved for examples (RFC 2606). */
export const isExample = (value: string) =>
  /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b/i.test(value);

interface NeededSecret {
  readonly fix: string;
  /** What is wrong with a value with which the function would start. */
  readonly faultOf?: (value: string) => string | false;
}

/** Secrets that a deployment needs. */
const neededSecrets: Readonly<Record<string, NeededSecret>> = {
  SITE_URL: {
    fix: `set it in ${secretsFile} to the site’s address`,
    faultOf: (value) => isExample(value) && `of the function is ${value}`,
  },
  MAIL_SERVICE: {
    fix: `set it to resend in ${secretsFile}`,
    faultOf: (value) => value === 'none' && 'is none: no inquiry would be mailed',
  },
  RESEND_API_KEY: { fix: `put the mail service’s key into ${secretsFile}` },
  MAIL_FROM: {
    fix: `set it in ${secretsFile} to an address that the mail service may send from`,
    faultOf: (value) => isExample(value) && `is ${value}`,
  },
  PROVIDER_EMAIL: {
    fix: `set it in ${secretsFile} to the address that gets inquiries`,
    faultOf: (value) => isExample(value) && `of the function is ${value}`,
  },
  DATABASE_URL: { fix: transactionPoolerFix, faultOf: poolerFault },
  ADDRESS_HASH_SALT: { fix: 'set it to the output of `openssl rand -base64 24`' },
};

/** The function's instances share connections through the transaction pooler. */
function poolerFault(address: string): string | false {
  const kind = databaseAddressKind(address);
  return (
    (kind === 'session pooler' || kind === 'direct') &&
    `is the ${kind} address: each instance of the function would hold one of the database’s few connections`
  );
}

/** Supabase sets these for the function. */
const providedBySupabase = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_provided"}',
};

/** Every secret of the function that is missing, an example, wrong or unknown. Each is named once. */
export function secretsFindings(secrets: Variables): readonly Finding[] {
  const faults = Object.entries(neededSecrets).flatMap(([name, { fix, faultOf }]) => {
    const value = secrets[name];
    const fault = value ? faultOf?.(value) : `is not set in ${secretsFile}`;
    return fault ? [{ name, found: `${name} ${fault}`, fix }] : [];
  });
  const wrong = configurationProblems({ ...secrets, ...providedBySupabase })
    .filter((problem) => !faults.some(({ name }) => name === problem.name))
    .map(({ name, message }) => ({
      found: `${name} ${message}`,
      fix: neededSecrets[name]?.fix ?? `correct it in ${secretsFile}`,
    }));
  const unknown = Object.keys(secrets)
    .filter((name) => !variableNames.includes(name))
    .map((name) => ({
      found: `${name} in ${secretsFile} is unknown to the function`,
      fix: `remove it; ${secretsFile}.example lists every variable`,
    }));
  return [...faults.map(({ found, fix }) => ({ found, fix })), ...wrong, ...unknown];
}

/** The addresses that name a Supabase project must name the same one. */
export function projectFindings(addresses: Variables): readonly Finding[] {
  const projects = Object.entries(addresses).flatMap(([name, address]) => {
    const project = supabaseProject(address);
    return project === undefined ? [] : [{ name, project }];
  });
  return when(
    new Set(projects.map(({ project }) => project)).size > 1,
    `the addresses belong to different projects: ${projects.map(({ name, project }) => `${name} to ${project}`).join(', ')}`,
    'take all of them from one project',
  );
}
