import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { getConnectionKind, parseProjectRef, transactionPoolerFix } from '#scripts/database-url.ts';
import { createFindingIf, type Finding } from '#scripts/finding.ts';
import { databaseCaFix } from '#shared/database-connection.ts';
import { findConfigurationProblems, variableNames } from '#function/configuration.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export const secretsFile = 'supabase/functions/.env';

export const readSecrets = (): Variables =>
  existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {};

/** Commands verify the database's certificate with the function's CA, unless the environment has another. */
export const readDatabaseCa = () => process.env['DATABASE_CA'] || readSecrets()['DATABASE_CA'];

/** Finds the example domains of RFC 2606. */
export const isExample = (value: string) =>
  /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b/i.test(value);

interface RequiredSecret {
  readonly fix: string;
  /** Finds a problem in a value that the function itself would accept. */
  readonly findProblem?: (value: string) => string | false;
}

const requiredSecrets: Readonly<Record<string, RequiredSecret>> = {
  SITE_URL: {
    fix: `Set it in ${secretsFile} to the site's URL.`,
    findProblem: (value) => isExample(value) && `of the function is ${value}`,
  },
  MAIL_SERVICE: {
    fix: `Set it in ${secretsFile} to resend.`,
    findProblem: (value) => value === 'none' && 'is none, so no emails would be sent',
  },
  RESEND_API_KEY: { fix: `Set it in ${secretsFile} to the Resend API key.` },
  MAIL_FROM: {
    fix: `Set it in ${secretsFile} to an email address at a domain that Resend has verified.`,
    findProblem: (value) => isExample(value) && `is ${value}`,
  },
  PROVIDER_EMAIL: {
    fix: `Set it in ${secretsFile} to the email address that gets inquiries.`,
    findProblem: (value) => isExample(value) && `of the function is ${value}`,
  },
  DATABASE_URL: { fix: transactionPoolerFix, findProblem: findPoolerProblem },
  DATABASE_CA: { fix: databaseCaFix },
  ADDRESS_HASH_SALT: { fix: `Set it in ${secretsFile} to the output of \`openssl rand -base64 24\`.` },
};

/** Only the transaction pooler lets the function's instances share connections. */
function findPoolerProblem(url: string): string | false {
  const kind = getConnectionKind(url);
  return (
    (kind === 'session pooler' || kind === 'direct') &&
    `is the ${kind} connection string: each instance of the function would use one of the database's few connections`
  );
}

/** Supabase sets these for the function. */
const supabaseSecrets = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_provided"}',
};

export function findSecretProblems(secrets: Variables): readonly Finding[] {
  const required = Object.entries(requiredSecrets).flatMap(([name, { fix, findProblem }]) => {
    const value = secrets[name];
    const problem = value ? findProblem?.(value) : 'is not set for the function';
    return problem ? [{ name, found: `${name} ${problem}`, fix }] : [];
  });
  const invalid = findConfigurationProblems({ ...secrets, ...supabaseSecrets })
    .filter((problem) => !required.some(({ name }) => name === problem.name))
    .map(({ name, message }) => ({
      found: `${name} ${message}`,
      fix: requiredSecrets[name]?.fix ?? `Correct it in ${secretsFile}.`,
    }));
  const unknown = Object.keys(secrets)
    .filter((name) => !variableNames.includes(name))
    .map((name) => ({
      found: `${name} is not a variable of the function`,
      fix: `Remove it from ${secretsFile}, or check the spelling in ${secretsFile}.example.`,
    }));
  return [...required.map(({ found, fix }) => ({ found, fix })), ...invalid, ...unknown];
}

export function findProjectMismatch(urls: Variables): readonly Finding[] {
  const projects = Object.entries(urls).flatMap(([name, url]) => {
    const project = parseProjectRef(url);
    return project === undefined ? [] : [{ name, project }];
  });
  return createFindingIf(
    new Set(projects.map(({ project }) => project)).size > 1,
    `The settings belong to different projects: ${projects.map(({ name, project }) => `${name} to ${project}`).join(', ')}`,
    'Copy all of them from one project.',
  );
}
