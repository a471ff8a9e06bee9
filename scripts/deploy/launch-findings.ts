import type { CaseCard } from '#src/site/cases.ts';
import { directAddressProblem, getDatabaseAddressKind, sessionPoolerFix } from '#scripts/database-address.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import { createFindingIf, type Finding } from '#scripts/finding.ts';
import type { Provider } from '#src/site/provider.ts';
import type { PersonFacts, TeamMember } from '#src/site/team.ts';
import {
  findProjectMismatch,
  findSecretProblems,
  isExample,
  secretsFile,
  type Variables,
} from './function-secrets.ts';

export interface LaunchInputs {
  readonly provider: Provider;
  readonly functionSecrets: Variables;
  readonly databaseUrl: string | undefined;
  readonly team: readonly TeamMember[];
  readonly cases: readonly CaseCard[];
  readonly hostedCheck: string | undefined;
  readonly securityText: string;
  readonly hasPhoto: (name: string) => boolean;
}

/** `npm run check-hosted` writes the date to this file when all checks pass. */
export const hostedCheckFile = 'supabase/hosted-check.txt';

/** The contact for security reports (RFC 9116). */
export const securityFile = 'public/.well-known/security.txt';

type Check = (inputs: LaunchInputs) => readonly Finding[];

const toWarnings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({ ...finding, isWarning: true }));

const defaultProvider = parseEnvironment({});

/** Without the country, whose default may be right. */
const identityVariables: Readonly<Record<string, (provider: Provider) => string | undefined>> = {
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
  ...Object.entries(identityVariables).flatMap(([name, read]) => {
    const value = read(provider);
    const isPlaceholder = !value || value === read(defaultProvider) || isExample(value);
    return createFindingIf(
      isPlaceholder,
      `${name} is ${value ?? 'not set'}`,
      value ? 'replace the example in .env' : 'set it in .env',
    );
  }),
  ...createFindingIf(
    !provider.siteUrl.startsWith('https://'),
    `SITE_URL is ${provider.siteUrl}`,
    'use an https:// URL',
  ),
];

const previewCheck: Check = ({ provider }) =>
  createFindingIf(
    provider.isPreview,
    'PREVIEW is true, which turns the forms off',
    'remove PREVIEW from .env',
  );

const addressCheck: Check = ({ provider: { privacyUrl, termsUrl, supabaseUrl } }) => {
  const required = [
    ['PRIVACY_URL', privacyUrl, 'set it to the URL of the privacy policy'],
    ['TERMS_URL', termsUrl, 'set it to the URL of the terms of service'],
    [
      'SUPABASE_URL',
      supabaseUrl,
      'set it to the URL of the Supabase project, and SUPABASE_PUBLISHABLE_KEY to its publishable key',
    ],
  ] as const;
  return required.flatMap(([name, value, fix]) =>
    createFindingIf(!value || isExample(value), `${name} is ${value ?? 'not set'}`, fix),
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
    const currentImage = image === 'mark' ? 'its discipline’s mark' : `${image}, which is missing`;
    return [
      ...createFindingIf(
        placeholder,
        `the profile “${name}” describes a role, not a person`,
        'put a person’s name and biography into src/site/team.ts and set placeholder: false',
      ),
      ...toWarnings([
        ...createFindingIf(
          missing.length > 0,
          `the profile “${name}” has no ${missing.map((fact) => factNames[fact]).join(', ')}`,
          `put ${missing.join(', ')} into its facts in src/site/team.ts`,
        ),
        ...createFindingIf(
          image === 'mark' || !hasPhoto(image),
          `the profile “${name}” has no photo (its image is ${currentImage})`,
          'put a photo into src/site/portraits, set image to its file name in src/site/team.ts, and run `npm run images`',
        ),
      ]),
    ];
  });

const caseCheck: Check = ({ cases }) =>
  cases.flatMap(({ title, status, metrics, confirmed }) =>
    createFindingIf(
      !confirmed,
      `the case “${title}” is not confirmed by its client: ${[status, ...metrics.map(({ value, label }) => `${value} ${label}`)].join(', ')}`,
      'ask the client to confirm every figure, then set confirmed: true in src/site/cases.ts',
    ),
  );

const heartbeatCheck: Check = ({ functionSecrets: { HEARTBEAT_URL } }) =>
  createFindingIf(
    !HEARTBEAT_URL,
    `HEARTBEAT_URL is not set in ${secretsFile}`,
    'set it to the ping URL of a check at https://healthchecks.io, which alerts you when leads stop',
  );

const projectCheck: Check = ({ provider, functionSecrets, databaseUrl }) =>
  findProjectMismatch({
    SUPABASE_URL: provider.supabaseUrl,
    DATABASE_URL: functionSecrets['DATABASE_URL'],
    SUPABASE_DB_URL: databaseUrl,
  });

const commandAddressCheck: Check = ({ databaseUrl }) =>
  toWarnings(
    createFindingIf(getDatabaseAddressKind(databaseUrl) === 'direct', directAddressProblem, sessionPoolerFix),
  );

const encryptionCheck: Check = ({ functionSecrets, databaseUrl }) =>
  Object.entries({ DATABASE_URL: functionSecrets['DATABASE_URL'], SUPABASE_DB_URL: databaseUrl }).flatMap(
    ([name, address = '']) =>
      createFindingIf(
        /[?&]sslmode=disable\b/.test(address),
        `${name} has sslmode=disable, so inquiries would cross the network unencrypted`,
        'remove sslmode from it',
      ),
  );

const hostedProjectCheck: Check = ({ hostedCheck }) =>
  createFindingIf(
    !/^\d{4}-\d\d-\d\d /.test(hostedCheck ?? ''),
    `${hostedCheckFile} has no date, so the hosted project was not checked`,
    'run `npm run supabase:deploy`, then `npm run check-hosted`, and commit the file',
  );

const functionCheck: Check = ({ provider, functionSecrets: { SITE_URL: siteUrl = '' } }) =>
  createFindingIf(
    URL.canParse(siteUrl) && !isExample(siteUrl) && new URL(siteUrl).origin !== provider.siteUrl,
    `SITE_URL of the function is ${siteUrl}, but SITE_URL of the site is ${provider.siteUrl}`,
    `set the same value in ${secretsFile} and .env, or the function rejects the site’s forms`,
  );

const securityFileCheck: Check = ({ securityText }) => {
  const expires = /^Expires: *(.*)$/m.exec(securityText)?.[1] ?? 'no date';
  return toWarnings([
    ...createFindingIf(
      isExample(securityText),
      `${securityFile} has an example address`,
      'set its Contact to the address that gets security reports',
    ),
    ...createFindingIf(
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
  ({ functionSecrets }) => findSecretProblems(functionSecrets),
  heartbeatCheck,
  commandAddressCheck,
  projectCheck,
  encryptionCheck,
  hostedProjectCheck,
  functionCheck,
  securityFileCheck,
  peopleCheck,
  caseCheck,
];

export const findLaunchProblems = (inputs: LaunchInputs): readonly Finding[] =>
  checks.flatMap((check) => check(inputs));
