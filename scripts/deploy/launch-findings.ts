import type { CaseCard } from '#src/site/cases.ts';
import { databaseAddressKind, directAddressProblem, sessionPoolerFix } from '#scripts/database-address.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import { when, type Finding } from '#scripts/finding.ts';
import type { Provider } from '#src/site/provider.ts';
import type { PersonFacts, TeamMember } from '#src/site/team.ts';
import {
  isExample,
  projectFindings,
  secretsFile,
  secretsFindings,
  type Variables,
} from './function-secrets.ts';

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

/** Names the contact for security reports (RFC 9116). The owner edits it. */
export const securityFile = 'public/.well-known/security.txt';

type Check = (inputs: LaunchInputs) => readonly Finding[];

const asWarnings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({ ...finding, isWarning: true }));

/** The identity of a checkout without configuration. */
const neutral = parseEnvironment({});

/** The variables of the identity, without the country, whose default may be right. */
const identity: Readonly<Record<string, (provider: Provider) => string | undefined>> = {
  SITE_URL: ({ siteUrl }) => siteUrl,
  PROVIDER_LEGAL_NAME: ({ legalName }) => legalName,
  PROVIDER_EMAIL: ({ email }) => email,
  PROVIDER_STREET: ({ address }) => address?.street,
  PROVIDER_LOCALITY: ({ address }) => address?.locality,
  PROVIDER_REGION: ({ address }) => address?.region,
  PROVIDER_POSTAL_CODE: ({ address }) => address?.postalCode,
  BOOKING_URL: ({ bookingUrl }) => bookingUrl,
};

const identityCheck: Check = ({ provider }) => [
  ...Object.entries(identity).flatMap(([name, read]) => {
    const value = read(provider);
    const isPlaceholder = !value || value === read(neutral) || isExample(value);
    return when(isPlaceholder, `${name} is ${value ?? 'not set'}`, `set ${name} to the provider’s`);
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

const heartbeatCheck: Check = ({ functionSecrets: { HEARTBEAT_URL } }) =>
  when(
    !HEARTBEAT_URL,
    `HEARTBEAT_URL is not set in ${secretsFile}`,
    'set it to the ping URL of a check at https://healthchecks.io, which alerts you when leads stop',
  );

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
    URL.canParse(siteUrl) && !isExample(siteUrl) && new URL(siteUrl).origin !== provider.siteUrl,
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
