import type { CaseCard } from '#src/site/cases.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import type { Provider } from '#src/site/provider.ts';
import type { PersonFacts, TeamMember } from '#src/site/team.ts';
import { closedPortProblem } from '#function/configuration.ts';

/** Something that isn't as it should be, and what a person does about it. */
export interface Finding {
  readonly found: string;
  readonly fix: string;
}

export const formatFinding = ({ found, fix }: Finding) => `✗ ${found}\n    → ${fix}`;

/** What is checked before a launch. */
export interface LaunchInputs {
  readonly provider: Provider;
  /** Secrets of the function (`supabase/functions/.env`). */
  readonly functionSecrets: Readonly<Record<string, string | undefined>>;
  readonly team: readonly TeamMember[];
  readonly cases: readonly CaseCard[];
  /** Whether there is such a file in `src/site/portraits`. */
  readonly hasPhoto: (name: string) => boolean;
}

/** Where the function's secrets are. */
export const secretsFile = 'supabase/functions/.env';

type Secrets = LaunchInputs['functionSecrets'];
type Check = (inputs: LaunchInputs) => readonly Finding[];

/** Whether a value is an example: a reserved name (RFC 2606), or one of the project's own defaults. */
export const isExample = (value: string) =>
  /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b/i.test(value);
/** The identity of a checkout that nobody has configured. */
const neutral = parseEnvironment({});

/** Where each part of the identity comes from; the country is left out, since its default is many a provider's own. */
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

const identityCheck: Check = ({ provider }) =>
  Object.entries(identity).flatMap(([name, read]) => {
    const value = read(provider);
    return value === read(neutral) || isExample(value)
      ? [{ found: `${name} is ${value}`, fix: `set ${name} to the provider’s own` }]
      : [];
  });

const canonicalAddressCheck: Check = ({ provider }) =>
  provider.siteUrl.startsWith('https://')
    ? []
    : [{ found: `SITE_URL is ${provider.siteUrl}`, fix: 'give the site an https:// address' }];

const neededAddresses: readonly {
  readonly name: string;
  readonly read: (provider: Provider) => string | undefined;
  readonly fix: string;
}[] = [
  {
    name: 'PRIVACY_URL',
    read: (provider) => provider.privacyUrl,
    fix: 'set it to the privacy policy’s page',
  },
  { name: 'TERMS_URL', read: (provider) => provider.termsUrl, fix: 'set it to the terms of service’s page' },
  {
    name: 'SUPABASE_URL',
    read: (provider) => provider.supabaseUrl,
    fix: 'set it to the address of the Supabase project, and SUPABASE_PUBLISHABLE_KEY to its publishable key',
  },
];

const addressCheck: Check = ({ provider }) =>
  neededAddresses.flatMap(({ name, read, fix }) => {
    const value = read(provider);
    return !value || isExample(value) ? [{ found: `${name} is ${value ?? 'not set'}`, fix }] : [];
  });

const factNames: Readonly<Record<keyof PersonFacts, string>> = {
  years: 'years in development',
  programs: 'programs',
  problemSolved: 'problem solved',
};

/** The facts that a profile lacks, as one finding. */
function missingFacts(name: string, facts: PersonFacts): readonly Finding[] {
  const missing = (Object.keys(factNames) as (keyof PersonFacts)[]).filter((fact) => !facts[fact]);
  if (missing.length === 0) return [];
  return [
    {
      found: `the profile “${name}” has no ${missing.map((fact) => factNames[fact]).join(', ')}`,
      fix: `put ${missing.join(', ')} into its facts in src/site/team.ts`,
    },
  ];
}

const peopleCheck: Check = ({ team, hasPhoto }) =>
  team.flatMap(({ name, image, facts, placeholder }) => [
    ...(placeholder
      ? [
          {
            found: `the profile “${name}” describes a role and no person`,
            fix: 'put the person’s name and biography into src/site/team.ts and set placeholder: false',
          },
        ]
      : []),
    ...missingFacts(name, facts),
    ...(image === 'mark' || !hasPhoto(image)
      ? [
          {
            found: `the profile “${name}” has no photo (its image is ${image === 'mark' ? 'its discipline’s mark' : `${image}, which is missing`})`,
            fix: 'put a photo into src/site/portraits and name it as image in src/site/team.ts',
          },
        ]
      : []),
  ]);

const caseCheck: Check = ({ cases }) =>
  cases
    .filter(({ confirmed }) => !confirmed)
    .map(({ title }) => ({
      found: `the case “${title}” is not confirmed by its client`,
      fix: 'ask the client, then set confirmed: true in src/site/cases.ts',
    }));

/** What keeps the function from mailing inquiries to their owner. */
export function mailFindings(secrets: Secrets): readonly Finding[] {
  const { MAIL_PROVIDER: mailProvider, MAIL_FROM: sender, PROVIDER_EMAIL: recipient } = secrets;
  const findings: Finding[] = [];
  if (mailProvider !== 'resend' && mailProvider !== 'smtp') {
    findings.push({
      found: `MAIL_PROVIDER is ${mailProvider || 'not set'}: no inquiry would be mailed to anybody`,
      fix: `choose resend or smtp in ${secretsFile}`,
    });
  } else {
    const credential = mailProvider === 'resend' ? 'RESEND_API_KEY' : 'SMTP_URL';
    if (!secrets[credential])
      findings.push({
        found: `${credential} is not set`,
        fix: `put the mail provider’s into ${secretsFile}`,
      });
    const { SMTP_URL: smtpUrl = '' } = secrets;
    const problem = mailProvider === 'smtp' && URL.canParse(smtpUrl) && closedPortProblem(smtpUrl);
    if (problem) findings.push({ found: `SMTP_URL ${problem}`, fix: `change it in ${secretsFile}` });
  }
  if (!sender || isExample(sender))
    findings.push({
      found: `MAIL_FROM is ${sender || 'not set'}`,
      fix: `name an address that the mail provider may send from in ${secretsFile}`,
    });
  if (!recipient || isExample(recipient))
    findings.push({
      found: `PROVIDER_EMAIL of the function is ${recipient || 'not set'}`,
      fix: `say in ${secretsFile} where inquiries go`,
    });
  return findings;
}

const functionSiteCheck: Check = ({ provider, functionSecrets: { SITE_URL: siteUrl } }) =>
  siteUrl && URL.canParse(siteUrl) && new URL(siteUrl).origin === provider.siteUrl
    ? []
    : [
        {
          found: `SITE_URL of the function is ${siteUrl || 'not set'}, that of the site ${provider.siteUrl}`,
          fix: `make them the same in ${secretsFile} and .env, or the function refuses the site’s forms`,
        },
      ];

/** With its key on one side only, the challenge would refuse every visitor or check none. */
const challengeCheck: Check = ({ provider, functionSecrets }) =>
  Boolean(provider.turnstileSiteKey) === Boolean(functionSecrets['TURNSTILE_SECRET'])
    ? []
    : [
        {
          found: 'only one of TURNSTILE_SITE_KEY (site) and TURNSTILE_SECRET (function) is set',
          fix: `set both, or neither, in .env and ${secretsFile}`,
        },
      ];

const checks: readonly { readonly name: string; readonly find: Check }[] = [
  { name: 'Identity', find: (inputs) => [...identityCheck(inputs), ...canonicalAddressCheck(inputs)] },
  { name: 'Legal pages and back end', find: addressCheck },
  { name: 'People', find: peopleCheck },
  { name: 'Cases', find: caseCheck },
  {
    name: 'Mail and forms',
    find: (inputs) => [
      ...mailFindings(inputs.functionSecrets),
      ...functionSiteCheck(inputs),
      ...challengeCheck(inputs),
    ],
  },
];

/** Everything that is still a placeholder, by what it is part of; a part without one is left out. */
export function findPlaceholders(inputs: LaunchInputs): ReadonlyMap<string, readonly Finding[]> {
  const found = checks.map(({ name, find }) => [name, find(inputs)] as const);
  return new Map(found.filter(([, placeholders]) => placeholders.length > 0));
}

const hstsConsequences: Readonly<Record<Provider['hstsScope'], string | undefined>> = {
  host: undefined,
  subdomains:
    'HSTS_SCOPE=subdomains: every subdomain must answer over HTTPS, for two years after a browser has last been here.',
  preload:
    'HSTS_SCOPE=preload: every subdomain must answer over HTTPS. Enter the domain at https://hstspreload.org; browsers ship it in a list, which takes months to leave.',
};

/** Choices of the owner that can't be undone soon: nothing to fix, but to know. */
export function findConsequences({ hstsScope }: Provider): readonly string[] {
  const consequence = hstsConsequences[hstsScope];
  return consequence ? [consequence] : [];
}
