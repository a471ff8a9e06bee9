import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { CaseCard } from '#src/site/cases.ts';
import {
  databaseAddressKind,
  directAddressProblem,
  sessionPoolerFix,
  supabaseProject,
  transactionPoolerFix,
} from '#scripts/database-address.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import { when, type Finding } from '#scripts/finding.ts';
import type { Provider } from '#src/site/provider.ts';
import type { PersonFacts, TeamMember } from '#src/site/team.ts';
import { configurationProblems, variableNames } from '#function/configuration.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface LaunchInputs {
  readonly provider: Provider;
  /** Secrets of the function (`supabase/functions/.env`). */
  readonly functionSecrets: Variables;
  /** SUPABASE_DB_URL of the environment. */
  readonly databaseUrl: string | undefined;
  readonly team: readonly TeamMember[];
  readonly cases: readonly CaseCard[];
  /** The content of `firstDayFile`, if there is one. */
  readonly firstDay: string | undefined;
  /** The content of `securityFile`. */
  readonly securityText: string;
  /** Whether `src/site/portraits` has a file of this name. */
  readonly hasPhoto: (name: string) => boolean;
}

/** `npm run first-day` writes the date of its success to this file. */
export const firstDayFile = 'supabase/first-day.txt';

export const secretsFile = 'supabase/functions/.env';

/** Names the contact for security reports (RFC 9116). The owner edits it. */
export const securityFile = 'public/.well-known/security.txt';

/** The function's secrets, by variable. Empty if there is no file. */
export const readSecrets = (): Variables =>
  existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : {};

type Check = (inputs: LaunchInputs) => readonly Finding[];

const asWarnings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({ ...finding, isWarning: true }));

/** Whether a value has a name that is reserved for examples (RFC 2606). */
export const isExample = (value: string) =>
  /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b/i.test(value);
/** The identity of a checkout without configuration. */
const neutral = parseEnvironment({});

/** The variables of the identity, without the country, whose default may be right. */
const identity: Readonly<Record<string, (provider: Provider) => string>> = {
  SITE_URL: ({ siteUrl }) => siteUrl,
  PROVIDER_LEGAL_NAME: ({ legalName }) => legalName,
  PROVIDER_EMAIL: ({ email }) => email,
  PROVIDER_STREET: ({ address }) => address.street,
  PROVIDER_LOCALITY: ({ address }) => address.locality,
  PROVIDER_REGION: ({ address }) => address.region,
  PROVIDER_POSTAL_CODE: ({ address }) => address.postalCode,
  BOOKING_URL: ({ bookingUrl }) => bookingUrl,
};

const identityCheck: Check = ({ provider }) => [
  ...Object.entries(identity).flatMap(([name, read]) => {
    const value = read(provider);
    const isPlaceholder = value === read(neutral) || isExample(value);
    return when(isPlaceholder, `${name} is ${value}`, `set ${name} to the provider’s`);
  }),
  ...when(
    !provider.siteUrl.startsWith('https://'),
    `SITE_URL is ${provider.siteUrl}`,
    'use an https:// address',
  ),
];

const previewCheck: Check = ({ provider }) =>
  when(provider.isPreview, 'PREVIEW is true: the forms would be off', 'remove PREVIEW from .env');

const addressCheck: Check = ({ provider: { privacyUrl, termsUrl, supabaseUrl } }) => {
  const needed = [
    ['PRIVACY_URL', privacyUrl, 'set it to the address of the privacy policy'],
    ['TERMS_URL', termsUrl, 'set it to the address of the terms of service'],
    [
      'SUPABASE_URL',
      supabaseUrl,
      'set it to the address of the Supabase project, and SUPABASE_PUBLISHABLE_KEY to its publishable key',
    ],
  ] as const;
  return needed.flatMap(([name, value, fix]) =>
    when(!value || isExample(value), `${name} is ${value ?? 'not set'}`, fix),
  );
};

const factNames: Readonly<Record<keyof PersonFacts, string>> = {
  years: 'years in development',
  programs: 'programs',
  problemSolved: 'problem solved',
};

const peopleCheck: Check = ({ team, hasPhoto }) =>
  team.flatMap(({ name, image, facts, placeholder }) => {
    const missing = (Object.keys(factNames) as (keyof PersonFacts)[]).filter((fact) => !facts[fact]);
    const shown = image === 'mark' ? 'its discipline’s mark' : `${image}, which is missing`;
    return [
      ...when(
        placeholder,
        `the profile “${name}” describes a role, not a person`,
        'put a person’s name and biography into src/site/team.ts and set placeholder: false',
      ),
      ...asWarnings([
        ...when(
          missing.length > 0,
          `the profile “${name}” has no ${missing.map((fact) => factNames[fact]).join(', ')}`,
          `put ${missing.join(', ')} into its facts in src/site/team.ts`,
        ),
        ...when(
          image === 'mark' || !hasPhoto(image),
          `the profile “${name}” has no photo (its image is ${shown})`,
          'put a photo into src/site/portraits, name it as image in src/site/team.ts and run `npm run draw`',
        ),
      ]),
    ];
  });

const caseCheck: Check = ({ cases }) =>
  cases.flatMap(({ title, status, metrics, confirmed }) =>
    when(
      !confirmed,
      `the case “${title}” is not confirmed by its client: ${[status, ...metrics.map(({ value, label }) => `${value} ${label}`)].join(', ')}`,
      'ask the client to confirm each figure, then set confirmed: true in src/site/cases.ts',
    ),
  );

interface NeededSecret {
  readonly fix: string;
  /** What is wrong with a value with which the function would start. */
  readonly faultOf?: (value: string) => string | false;
}

/** Secrets that a deployment needs. */
const neededSecrets: Readonly<Record<string, NeededSecret>> = {
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

const heartbeatCheck: Check = ({ functionSecrets: { HEARTBEAT_URL } }) =>
  when(
    !HEARTBEAT_URL,
    `HEARTBEAT_URL is not set in ${secretsFile}`,
    'set it to the ping URL of a check at https://healthchecks.io, which alerts you when leads stop',
  );

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

const projectCheck: Check = ({ provider, functionSecrets, databaseUrl }) =>
  projectFindings({
    SUPABASE_URL: provider.supabaseUrl,
    DATABASE_URL: functionSecrets['DATABASE_URL'],
    SUPABASE_DB_URL: databaseUrl,
  });

const commandAddressCheck: Check = ({ databaseUrl }) =>
  asWarnings(when(databaseAddressKind(databaseUrl) === 'direct', directAddressProblem, sessionPoolerFix));

/** Inquiries must not cross the network unencrypted. */
const encryptionCheck: Check = ({ functionSecrets, databaseUrl }) =>
  Object.entries({ DATABASE_URL: functionSecrets['DATABASE_URL'], SUPABASE_DB_URL: databaseUrl }).flatMap(
    ([name, address = '']) =>
      when(
        /[?&]sslmode=disable\b/.test(address),
        `${name} has sslmode=disable: inquiries would cross the network unencrypted`,
        'remove sslmode from it',
      ),
  );

/** What only the hosted project can show. */
const firstDayCheck: Check = ({ firstDay }) =>
  when(
    !/^\d{4}-\d\d-\d\d /.test(firstDay ?? ''),
    `${firstDayFile} has no date: the hosted project was not checked`,
    'deploy schema and function (`npm run supabase:deploy`), run `npm run first-day`, and commit the file',
  );

/** Site and function must belong together. */
const functionCheck: Check = ({ provider, functionSecrets: { SITE_URL: siteUrl = '' } }) =>
  when(
    URL.canParse(siteUrl) && new URL(siteUrl).origin !== provider.siteUrl,
    `SITE_URL of the function is ${siteUrl}, that of the site ${provider.siteUrl}`,
    `make them the same in ${secretsFile} and .env, or the function refuses the site’s forms`,
  );

const securityFileCheck: Check = ({ securityText }) => {
  const expires = /^Expires: *(.*)$/m.exec(securityText)?.[1] ?? 'without a date';
  return asWarnings([
    ...when(
      isExample(securityText),
      `${securityFile} has an example address`,
      'set its Contact to the address that gets security reports',
    ),
    ...when(
      !(Date.parse(expires) > Date.now()),
      `${securityFile} has expired (${expires})`,
      'set its Expires to a later date',
    ),
  ]);
};

const checks: readonly Check[] = [
  identityCheck,
  previewCheck,
  addressCheck,
  ({ functionSecrets }) => secretsFindings(functionSecrets),
  heartbeatCheck,
  commandAddressCheck,
  projectCheck,
  encryptionCheck,
  firstDayCheck,
  functionCheck,
  securityFileCheck,
  peopleCheck,
  caseCheck,
];

/** Everything that is still a placeholder, wrong or missing before a launch. */
export const launchFindings = (inputs: LaunchInputs): readonly Finding[] =>
  checks.flatMap((find) => find(inputs));
