import type { Case } from '#src/site/cases.ts';
import { directConnectionProblem, getConnectionKind, sessionPoolerFix } from '#scripts/database-url.ts';
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
  /** SHA-256 fingerprints of the certificates in the function's DATABASE_CA. */
  readonly caFingerprints: readonly string[];
  readonly team: readonly TeamMember[];
  readonly cases: readonly Case[];
  readonly hostedCheck: string | undefined;
  readonly securityText: string;
  readonly hasPhoto: (name: string) => boolean;
}

export const hostedCheckFile = 'supabase/hosted-check.txt';

/** Names the contact for security reports (RFC 9116). */
export const securityFile = 'public/.well-known/security.txt';

type FindProblems = (inputs: LaunchInputs) => readonly Finding[];

const toWarnings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({ ...finding, isWarning: true }));

const defaultProvider = parseEnvironment({});

/** PROVIDER_COUNTRY isn't listed, because its default may be right. */
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

const findIdentityProblems: FindProblems = ({ provider }) => [
  ...Object.entries(identityVariables).flatMap(([name, read]) => {
    const value = read(provider);
    const isPlaceholder = !value || value === read(defaultProvider) || isExample(value);
    return createFindingIf(
      isPlaceholder,
      `${name} is ${value ?? 'not set'}`,
      value ? 'Replace the example in .env.' : 'Set it in .env.',
    );
  }),
  ...createFindingIf(
    !provider.siteUrl.startsWith('https://'),
    `SITE_URL is ${provider.siteUrl}`,
    'Set it in .env to an https:// URL.',
  ),
];

const findPreview: FindProblems = ({ provider }) =>
  createFindingIf(
    provider.isPreview,
    'PREVIEW is true, which turns the forms off',
    'Remove PREVIEW from .env.',
  );

const findMissingUrls: FindProblems = ({ provider: { privacyUrl, termsUrl, supabaseUrl } }) => {
  const required = [
    ['PRIVACY_URL', privacyUrl, 'Set it in .env to the URL of the privacy policy.'],
    ['TERMS_URL', termsUrl, 'Set it in .env to the URL of the terms of service.'],
    [
      'SUPABASE_URL',
      supabaseUrl,
      'Set it in .env to the URL of the Supabase project, and SUPABASE_PUBLISHABLE_KEY to its publishable key.',
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

const listMissingFacts = ({ facts }: TeamMember) =>
  (Object.keys(factNames) as (keyof PersonFacts)[]).filter((fact) => !facts[fact]);

/** Names may contain commas, so semicolons separate them. */
function findProfileProblems({ team, hasPhoto }: LaunchInputs): readonly Finding[] {
  const roles = team.filter(({ isPlaceholder }) => isPlaceholder).map(({ name }) => name);
  const photos = team.flatMap(({ name, image }) => {
    if (image === 'mark') return [name];
    return hasPhoto(image) ? [] : [`${name} (${image}, which is missing)`];
  });
  const membersByFacts = Map.groupBy(team, (member) => listMissingFacts(member).join(', '));
  const factFindings = [...membersByFacts].flatMap(([facts, members]) =>
    createFindingIf(
      facts,
      `Profiles without ${listMissingFacts(members[0]!)
        .map((fact) => factNames[fact])
        .join(', ')}: ${members.map(({ name }) => name).join('; ')}`,
      `Put ${facts} into their facts in src/site/team.ts.`,
    ),
  );
  return [
    ...createFindingIf(
      roles.length > 0,
      `Profiles that describe a role, not a person: ${roles.join('; ')}`,
      "Put each person's name and biography into src/site/team.ts and set isPlaceholder: false.",
    ),
    ...toWarnings([
      ...factFindings,
      ...createFindingIf(
        photos.length > 0,
        `Profiles without a photo: ${photos.join('; ')}`,
        'Put their photos into src/site/portraits, set image to the file names in src/site/team.ts, and run `npm run images`.',
      ),
    ]),
  ];
}

const findUnconfirmedCases: FindProblems = ({ cases }) =>
  cases.flatMap(({ title, status, metrics, isConfirmedByClient }) =>
    createFindingIf(
      !isConfirmedByClient,
      `The case "${title}" is not confirmed by its client: ${[status, ...metrics.map(({ value, label }) => `${value} ${label}`)].join('; ')}`,
      'Ask the client to confirm every figure, then set isConfirmedByClient: true in src/site/cases.ts.',
    ),
  );

const findMissingHeartbeat: FindProblems = ({ functionSecrets: { HEARTBEAT_URL } }) =>
  createFindingIf(
    !HEARTBEAT_URL,
    'HEARTBEAT_URL is not set for the function',
    `Set it in ${secretsFile} to the ping URL of a check at https://healthchecks.io, which alerts you when leads stop.`,
  );

const findDifferentProjects: FindProblems = ({ provider, functionSecrets, databaseUrl }) =>
  findProjectMismatch({
    SUPABASE_URL: provider.supabaseUrl,
    DATABASE_URL: functionSecrets['DATABASE_URL'],
    SUPABASE_DB_URL: databaseUrl,
  });

const findDirectAddress: FindProblems = ({ databaseUrl }) =>
  toWarnings(
    createFindingIf(getConnectionKind(databaseUrl) === 'direct', directConnectionProblem, sessionPoolerFix),
  );

const findUnencryptedConnections: FindProblems = ({ functionSecrets, databaseUrl }) =>
  Object.entries({ DATABASE_URL: functionSecrets['DATABASE_URL'], SUPABASE_DB_URL: databaseUrl }).flatMap(
    ([name, url = '']) =>
      createFindingIf(
        /[?&]sslmode=disable\b/.test(url),
        `${name} has sslmode=disable, so inquiries would cross the network unencrypted`,
        'Remove sslmode from it.',
      ),
  );

/** Of the certificate "Supabase Root 2021 CA". */
export const supabaseCaFingerprint =
  '80:70:25:AD:50:D4:ED:21:9D:2C:9C:7D:29:9C:00:4F:82:4E:B0:0C:F7:F6:5A:FE:F6:07:D0:7B:72:E6:CA:FA';

const findUnknownCa: FindProblems = ({ caFingerprints }) =>
  toWarnings(
    createFindingIf(
      caFingerprints.length > 0 && !caFingerprints.includes(supabaseCaFingerprint),
      `DATABASE_CA lacks the certificate "Supabase Root 2021 CA" (SHA-256 ${supabaseCaFingerprint})`,
      "Compare it with the CA certificate in Supabase's dashboard. Supabase may have a new one.",
    ),
  );

const findMissingHostedCheck: FindProblems = ({ hostedCheck }) =>
  createFindingIf(
    !/^\d{4}-\d\d-\d\d /.test(hostedCheck ?? ''),
    `${hostedCheckFile} has no date, so the hosted project was not checked`,
    'Run `npm run supabase:deploy`, then `npm run check-hosted`, and commit the file.',
  );

const findDifferentSiteUrls: FindProblems = ({ provider, functionSecrets: { SITE_URL: siteUrl = '' } }) =>
  createFindingIf(
    URL.canParse(siteUrl) && !isExample(siteUrl) && new URL(siteUrl).origin !== provider.siteUrl,
    `SITE_URL of the function is ${siteUrl}, but SITE_URL of the site is ${provider.siteUrl}`,
    `Set the same value in ${secretsFile} and .env, or the function rejects the site's forms.`,
  );

const findSecurityFileProblems: FindProblems = ({ securityText }) => {
  const expires = /^Expires: *(.*)$/m.exec(securityText)?.[1] ?? 'no date';
  return toWarnings([
    ...createFindingIf(
      isExample(securityText),
      `${securityFile} has an example address`,
      'Set its Contact to the address that gets security reports.',
    ),
    ...createFindingIf(
      !(Date.parse(expires) > Date.now()),
      `${securityFile} has expired (${expires})`,
      'Set its Expires to a later date.',
    ),
  ]);
};

const checks: readonly FindProblems[] = [
  findIdentityProblems,
  findPreview,
  findMissingUrls,
  ({ functionSecrets }) => findSecretProblems(functionSecrets),
  findMissingHeartbeat,
  findDirectAddress,
  findDifferentProjects,
  findUnencryptedConnections,
  findUnknownCa,
  findMissingHostedCheck,
  findDifferentSiteUrls,
  findSecurityFileProblems,
  findProfileProblems,
  findUnconfirmedCases,
];

export const findLaunchProblems = (inputs: LaunchInputs): readonly Finding[] =>
  checks.flatMap((check) => check(inputs));
