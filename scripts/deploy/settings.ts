import { readFileSync } from 'node:fs';
import process from 'node:process';
import { getConnectionKind, parseProjectRef } from '#scripts/database/database-url.ts';
import {
  launchVariables,
  listLaunchVariables,
  readSecrets,
  secretsFile,
  type Variables,
} from '#scripts/environment.ts';
import { findConfigurationProblems, variables } from '#function/configuration.ts';
import { hasConfirmedCase, unconfirmedCases } from '#src/content/values/cases.ts';
import { legalPaths, legalRows } from '#src/content/values/legal-pages.ts';
import { getLegalFile } from '#src/site/paths.ts';
import { team, type TeamMember } from '#src/content/values/team.ts';
import { runChecks, type Checks } from './run-checks.ts';

interface DeploymentSettings {
  /** Variables of the shell and `.env`. */
  readonly site: Variables;
  /** Variables of the function. */
  readonly secrets: Variables;
}

export interface LaunchSettings extends DeploymentSettings {
  readonly team: readonly TeamMember[];
  readonly unconfirmedCases: readonly { readonly slug: string; readonly title: string }[];
  readonly hasConfirmedCase: boolean;
  /** Paths of legal pages with a text. */
  readonly legalTexts: readonly string[];
  readonly securityText: string;
}

/** The contact for security reports (RFC 9116). */
const securityFile = 'public/.well-known/security.txt';

/** Example domains (RFC 2606) and defaults that only fit a local site. */
const placeholder = /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b|^(?:DEP Advisory|none)$/i;

/** Supabase sets these for the function. */
const variablesOfSupabase = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_provided"}',
};

const isPlaceholder = (value: string | undefined) => !value || placeholder.test(value);

const findPlaceholders = (variables: Variables, names: readonly string[], file: string) =>
  names.map((name) => {
    const found = variables[name] ? 'a placeholder' : 'not set';
    return isPlaceholder(variables[name]) && `${name} is ${found} → Set it in ${file} (see ${file}.example).`;
  });

function findSecretProblems({ site, secrets }: DeploymentSettings) {
  const placeholders = listLaunchVariables(variables).filter((name) => isPlaceholder(secrets[name]));
  const DATABASE_URL = site['SUPABASE_DB_URL'];
  const invalid = findConfigurationProblems({ ...secrets, DATABASE_URL, ...variablesOfSupabase })
    .filter(({ name }) => name !== 'DATABASE_URL' && !placeholders.includes(name))
    .map(({ name, message }) => `${name} ${message} → Correct it in ${secretsFile}.`);
  const unknown = Object.keys(secrets)
    .filter((name) => !(name in variables))
    .map((name) => `${name} is not a variable of the function → Check its spelling in ${secretsFile}.`);
  return [
    ...findPlaceholders(secrets, placeholders, secretsFile),
    ...invalid,
    ...unknown,
    secrets['DATABASE_URL'] !== undefined &&
      `DATABASE_URL follows from SUPABASE_DB_URL → Remove it from ${secretsFile}.`,
  ];
}

function findConnectionProblems({ site }: DeploymentSettings) {
  const { SUPABASE_DB_URL = '' } = site;
  const source =
    'Copy the connection string of Connect > Session pooler in Supabase, put the database password into it, and set it in the shell.';
  if (!SUPABASE_DB_URL) return [`SUPABASE_DB_URL is not set → ${source}`];
  const url = URL.parse(SUPABASE_DB_URL);
  if (!url)
    return [
      'SUPABASE_DB_URL isn’t a URL → Encode special characters of the password, such as # as %23, or reset the password to letters and digits.',
    ];
  const kind = getConnectionKind(SUPABASE_DB_URL);
  return [
    kind !== 'session pooler' &&
      `SUPABASE_DB_URL is the connection string of another kind (${kind}) → ${source}`,
    kind === 'session pooler' &&
      !parseProjectRef(SUPABASE_DB_URL) &&
      `SUPABASE_DB_URL names no project: its user isn’t postgres.<reference> → ${source}`,
    !isPassword(url.password) &&
      'SUPABASE_DB_URL has no valid password → Put the database password in its place, with special characters encoded, such as % as %25.',
    /[?&]sslmode=disable\b/.test(SUPABASE_DB_URL) &&
      'SUPABASE_DB_URL has sslmode=disable → Remove it, or inquiries cross the network unencrypted.',
  ];
}

/** Supabase shows `[YOUR-PASSWORD]` in its place. */
function isPassword(encoded: string): boolean {
  try {
    return !/^(?:\[.*\])?$/.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

function findProjectProblems({ site }: DeploymentSettings) {
  const [ofSite, ofDatabase] = [site['SUPABASE_URL'], site['SUPABASE_DB_URL']].map(parseProjectRef);
  return [
    Boolean(ofSite && ofDatabase) &&
      ofSite !== ofDatabase &&
      `SUPABASE_URL belongs to the project ${ofSite}, and SUPABASE_DB_URL to ${ofDatabase} → Copy both from one project.`,
  ];
}

export const deploymentChecks: Checks<DeploymentSettings> = {
  'The settings of the function are complete and valid': findSecretProblems,
  'The connection to the database is pooled and encrypted': findConnectionProblems,
  'The site and the database belong to one Supabase project': findProjectProblems,
};

export const launchChecks: Checks<LaunchSettings> = {
  'The settings of the site are complete': ({ site }) => [
    ...findPlaceholders(site, launchVariables, '.env'),
    site['SITE_URL']?.startsWith('http:') === true &&
      `SITE_URL is ${site['SITE_URL']} → Set it in .env to an https:// URL.`,
    site['PREVIEW'] === 'true' && 'PREVIEW is true, which turns the forms off → Remove it from .env.',
  ],
  ...deploymentChecks,
  'The function accepts forms from the site': ({ site, secrets }) => {
    const [ofSite, ofFunction] = [site, secrets].map(({ SITE_URL = '' }) => URL.parse(SITE_URL)?.origin);
    return [
      Boolean(ofSite && ofFunction) &&
        ofSite !== ofFunction &&
        `SITE_URL of the function is ${ofFunction}, but SITE_URL of the site is ${ofSite} → Set the same value in ${secretsFile} and .env.`,
    ];
  },
  'Visitors can read the legal pages': ({ site, legalTexts }) =>
    legalPaths.map((path) => {
      const variable = `${path.slice(1).toUpperCase()}_URL`;
      return (
        !legalTexts.includes(path) &&
        isPlaceholder(site[variable]) &&
        `There is no page ${path} → Write ${getLegalFile(path)}, or set ${variable} in .env.`
      );
    }),
  'A client has confirmed its case, and the live site leaves out the others': (settings) => [
    !settings.hasConfirmedCase &&
      'The live site shows only confirmed cases, and there is none → Ask the clients to confirm the status and every figure, then set confirmedByClient to true in content/cases/.',
    settings.site['LAUNCHED'] !== 'true' &&
      'LAUNCHED is not set, so the live site would show unconfirmed cases → When all else is ready, set LAUNCHED=true in .env. Later publications then skip this check.',
  ],
};

export const launchWarnings: Checks<LaunchSettings> = {
  'Search engines can distinguish the company from others named DEP': ({ site }) => [
    !site['PROVIDER_ALTERNATE_NAMES'] &&
      'PROVIDER_ALTERNATE_NAMES is not set → List other names of the company in .env (see .env.example).',
    !site['PROVIDER_PROFILES'] &&
      'PROVIDER_PROFILES is not set → List the company’s pages on other sites, such as LinkedIn, in .env (see .env.example).',
  ],
  'Every profile describes a person': (settings) => {
    const roles = settings.team.filter(({ isPlaceholder }) => isPlaceholder);
    return roles.map(
      ({ slug, name }) =>
        `content/people/${slug}.json describes the role “${name}” → Write the person’s name and biography, and set isPlaceholder to false.`,
    );
  },
  'Every case is confirmed by its client': (settings) =>
    settings.unconfirmedCases.map(
      ({ slug, title }) =>
        `content/cases/${slug}.json: “${title}” is not confirmed, so the live site leaves it out → Ask the client, then set confirmedByClient to true.`,
    ),
  'Every profile has a photo and facts': (settings) =>
    settings.team.map(({ slug, name, photo, years, programs, problemSolved }) => {
      const missing = Object.entries({ photo, years, programs, problemSolved }).flatMap(([field, value]) =>
        value ? [] : field,
      );
      return (
        missing.length > 0 &&
        `content/people/${slug}.json: “${name}” lacks ${missing.join(', ')} → Add what you know.`
      );
    }),
  'The contact for security reports is valid': ({ securityText }) => {
    const expires = /^Expires: *(.*)$/m.exec(securityText)?.[1] ?? '';
    return [
      placeholder.test(securityText) && `${securityFile} has an example address → Set its Contact.`,
      !(Date.parse(expires) > Date.now()) &&
        `${securityFile} has expired (${expires || 'no date'}) → Set its Expires to a later date.`,
    ];
  },
};

export async function checkSettings(): Promise<number> {
  const settings = {
    site: process.env,
    secrets: readSecrets(),
    team,
    unconfirmedCases,
    hasConfirmedCase,
    legalTexts: legalRows.map(({ path }) => path),
    securityText: readFileSync(securityFile, 'utf8'),
  };
  const failed = await runChecks(launchChecks, settings);
  await runChecks(launchWarnings, settings, '⚠');
  return failed;
}
