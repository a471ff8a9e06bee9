import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { getConnectionKind, parseProjectRef } from '#scripts/database-url.ts';
import { readSecrets, secretsFile, type Variables } from '#scripts/environment.ts';
import { findConfigurationProblems, variableNames } from '#function/configuration.ts';
import { content as home } from '#pages/index/content.ts';
import { unconfirmedCases, type UnconfirmedCase } from '#src/site/cases.ts';
import { legalPaths, legalRows } from '#src/site/legal-pages.ts';
import { getLegalFile } from '#src/site/paths.ts';
import { team, type TeamMember } from '#src/site/team.ts';
import { unconfirmedPromises } from '#src/site/unconfirmed-promises.ts';
import { runChecks, type Checks } from './run-checks.ts';

interface DeploymentSettings {
  /** The variables of the shell, and of `.env` if it was read. */
  readonly site: Variables;
  /** The variables of the function. */
  readonly secrets: Variables;
}

export interface LaunchSettings extends DeploymentSettings {
  readonly team: readonly TeamMember[];
  readonly unconfirmedCases: readonly UnconfirmedCase[];
  /** The paths of the legal pages that have a text. */
  readonly legalTexts: readonly string[];
  readonly unconfirmedPromises: typeof unconfirmedPromises;
  readonly hostedCheck: string;
  readonly securityText: string;
}

export const hostedCheckFile = 'supabase/hosted-check.txt';

/** Names the contact for security reports (RFC 9116). */
const securityFile = 'public/.well-known/security.txt';

/** The example domains of RFC 2606, and defaults that only fit a local site. */
const placeholder = /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b|^(?:DEP Advisory|none)$/i;

/** A local site needs none of these, so the schemas don't require them. */
const requiredForLaunch = [
  'SITE_URL',
  'PROVIDER_LEGAL_NAME',
  'PROVIDER_EMAIL',
  'PROVIDER_STREET',
  'PROVIDER_LOCALITY',
  'PROVIDER_REGION',
  'PROVIDER_POSTAL_CODE',
  'BOOKING_URL',
  'SUPABASE_URL',
];
const requiredForFunction = [
  'SITE_URL',
  'DATABASE_URL',
  'DATABASE_CA',
  'PROVIDER_EMAIL',
  'MAIL_SERVICE',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'ADDRESS_HASH_SALT',
];

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

function findSecretProblems({ secrets }: DeploymentSettings) {
  const placeholders = requiredForFunction.filter((name) => isPlaceholder(secrets[name]));
  const invalid = findConfigurationProblems({ ...secrets, ...variablesOfSupabase })
    .filter(({ name }) => !placeholders.includes(name))
    .map(({ name, message }) => `${name} ${message} → Correct it in ${secretsFile}.`);
  const unknown = Object.keys(secrets)
    .filter((name) => !variableNames.includes(name))
    .map((name) => `${name} is not a variable of the function → Check its spelling in ${secretsFile}.`);
  return [...findPlaceholders(secrets, placeholders, secretsFile), ...invalid, ...unknown];
}

function findConnectionProblems({ site, secrets }: DeploymentSettings) {
  const { DATABASE_URL = '' } = secrets;
  const { SUPABASE_DB_URL = '' } = site;
  const kind = getConnectionKind(DATABASE_URL);
  const unencrypted = Object.entries({ DATABASE_URL, SUPABASE_DB_URL }).map(
    ([name, url]) =>
      /[?&]sslmode=disable\b/.test(url) &&
      `${name} has sslmode=disable → Remove it, or inquiries cross the network unencrypted.`,
  );
  return [
    (kind === 'session pooler' || kind === 'direct') &&
      `DATABASE_URL is the ${kind} connection string → Set it to the transaction pooler connection string, so that the function's instances share connections.`,
    ...unencrypted,
  ];
}

function findProjectProblems({ site, secrets }: DeploymentSettings) {
  const projects = Object.entries({
    SUPABASE_PROJECT_REF: `https://${site['SUPABASE_PROJECT_REF']}.supabase.co`,
    SUPABASE_URL: site['SUPABASE_URL'],
    SUPABASE_DB_URL: site['SUPABASE_DB_URL'],
    DATABASE_URL: secrets['DATABASE_URL'],
  }).map(([name, url]) => [name, parseProjectRef(url)] as const);
  const known = projects.filter(([, project]) => project);
  return [
    new Set(known.map(([, project]) => project)).size > 1 &&
      `The settings belong to different projects: ${known.map((pair) => pair.join(' to ')).join(', ')} → Copy all of them from one project.`,
  ];
}

/** What a deployment of the function needs. */
export const deploymentChecks: Checks<DeploymentSettings> = {
  'The settings of the function are complete and valid': findSecretProblems,
  'Database connections are pooled and encrypted': findConnectionProblems,
  'All settings belong to one Supabase project': findProjectProblems,
};

export const launchChecks: Checks<LaunchSettings> = {
  'The settings of the site are complete': ({ site }) => [
    ...findPlaceholders(site, requiredForLaunch, '.env'),
    site['SITE_URL']?.startsWith('http:') === true &&
      `SITE_URL is ${site['SITE_URL']} → Set it in .env to an https:// URL.`,
    site['PREVIEW'] === 'true' && 'PREVIEW is true, which turns the forms off → Remove it from .env.',
  ],
  ...deploymentChecks,
  'An alert is sent when leads stop': ({ secrets }) =>
    findPlaceholders(secrets, ['HEARTBEAT_URL'], secretsFile),
  'The function accepts forms from the site': ({ site, secrets }) => {
    const [ofSite, ofFunction] = [site, secrets].map(({ SITE_URL = '' }) => URL.parse(SITE_URL)?.origin);
    return [
      Boolean(ofSite && ofFunction) &&
        ofSite !== ofFunction &&
        `SITE_URL of the function is ${ofFunction}, but SITE_URL of the site is ${ofSite} → Set the same value in ${secretsFile} and .env.`,
    ];
  },
  'The hosted function was checked': ({ hostedCheck }) => [
    !/^\d{4}-\d\d-\d\d /.test(hostedCheck) &&
      `${hostedCheckFile} has no date → Run \`npm run supabase:deploy\`, then \`npm run check-hosted\`, and commit the file.`,
  ],
  'Visitors can read the legal pages': ({ site, legalTexts }) =>
    legalPaths.map((path) => {
      const variable = `${path.slice(1).toUpperCase()}_URL`;
      return (
        !legalTexts.includes(path) &&
        isPlaceholder(site[variable]) &&
        `There is no page ${path} → Write ${getLegalFile(path)}, or set ${variable} in .env.`
      );
    }),
  'Every profile describes a person': (settings) => {
    const roles = settings.team.filter(({ isPlaceholder }) => isPlaceholder);
    return roles.map(
      ({ slug, name }) =>
        `content/people/${slug}.json describes the role “${name}” → Write the person’s name and biography, and set isPlaceholder to false.`,
    );
  },
  'Every case is confirmed by its client': (settings) =>
    settings.unconfirmedCases.map(
      ({ slug, title, textCode }) =>
        `content/cases/${slug}.json: “${title}” is on the home page under “${home.proof.title}”, but not confirmed by its client → Ask the client to confirm its status and every figure, then set confirmedByClient to true and confirmedText to ${textCode}.`,
    ),
};

export const launchWarnings: Checks<LaunchSettings> = {
  'Search engines can distinguish the company from others named DEP': ({ site }) => [
    !site['PROVIDER_ALTERNATE_NAMES'] &&
      'PROVIDER_ALTERNATE_NAMES is not set → List other names of the company in .env (see .env.example).',
    !site['PROVIDER_PROFILES'] &&
      'PROVIDER_PROFILES is not set → List the company’s pages on other sites, such as LinkedIn, in .env (see .env.example).',
  ],
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
  'The owner has confirmed what the pages promise': (settings) =>
    settings.unconfirmedPromises.map(
      ({ path, promise }) =>
        `To be confirmed, on ${path}: ${promise} → Ask the owner, then remove the row from src/site/unconfirmed-promises.ts or change the page.`,
    ),
  'The contact for security reports is valid': ({ securityText }) => {
    const expires = /^Expires: *(.*)$/m.exec(securityText)?.[1] ?? '';
    return [
      placeholder.test(securityText) && `${securityFile} has an example address → Set its Contact.`,
      !(Date.parse(expires) > Date.now()) &&
        `${securityFile} has expired (${expires || 'no date'}) → Set its Expires to a later date.`,
    ];
  },
};

/** Finds what a launch needs and is missing, invalid or still a placeholder. */
export async function checkSettings(): Promise<number> {
  const settings = {
    site: process.env,
    secrets: readSecrets(),
    team,
    unconfirmedCases,
    legalTexts: legalRows.map(({ path }) => path),
    unconfirmedPromises,
    hostedCheck: existsSync(hostedCheckFile) ? readFileSync(hostedCheckFile, 'utf8') : '',
    securityText: readFileSync(securityFile, 'utf8'),
  };
  const failed = await runChecks(launchChecks, settings);
  await runChecks(launchWarnings, settings, '⚠');
  return failed;
}
