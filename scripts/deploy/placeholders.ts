import type { CaseCard } from '#src/site/cases.ts';
import { parseEnvironment } from '#scripts/environment.ts';
import type { Provider } from '#src/site/provider.ts';
import type { PersonFacts, TeamMember } from '#src/site/team.ts';
import { configurationProblems } from '#function/configuration.ts';
import { functionPath } from '#shared/function-api.ts';

/** A problem, and what a person does about it. */
export interface Finding {
  readonly found: string;
  readonly fix: string;
}

/** A finding as one line. */
export const formatFinding = ({ found, fix }: Finding) => `✗ ${found} → ${fix}`;

export interface LaunchInputs {
  readonly provider: Provider;
  /** Secrets of the function (`supabase/functions/.env`). */
  readonly functionSecrets: Readonly<Record<string, string | undefined>>;
  readonly team: readonly TeamMember[];
  readonly cases: readonly CaseCard[];
  /** What the file of the first day holds, if it is there. */
  readonly firstDay: string | undefined;
  /** Whether there is such a file in `src/site/portraits`. */
  readonly hasPhoto: (name: string) => boolean;
}

/** The file in which `npm run first-day` notes that the hosted project does what it should. */
export const firstDayFile = 'supabase/first-day.txt';

export const secretsFile = 'supabase/functions/.env';

type Check = (inputs: LaunchInputs) => readonly Finding[];

/** The finding where the condition holds. */
const when = (condition: unknown, found: string, fix: string): readonly Finding[] =>
  condition ? [{ found, fix }] : [];

/** Whether a value is an example: a reserved name (RFC 2606), or one of the project's own defaults. */
export const isExample = (value: string) =>
  /\bexample\b|\.(?:test|invalid|localhost)\b|\blocalhost\b/i.test(value);
/** The identity of a checkout that nobody has configured. */
const neutral = parseEnvironment({});

/** The variables of the identity; the country is left out, since its default may well be right. */
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
    return when(isPlaceholder, `${name} is ${value}`, `set ${name} to the provider’s own`);
  }),
  ...when(
    !provider.siteUrl.startsWith('https://'),
    `SITE_URL is ${provider.siteUrl}`,
    'give the site an https:// address',
  ),
];

const addressCheck: Check = ({ provider: { privacyUrl, termsUrl, supabaseUrl } }) => {
  const needed = [
    ['PRIVACY_URL', privacyUrl, 'set it to the privacy policy’s page'],
    ['TERMS_URL', termsUrl, 'set it to the terms of service’s page'],
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
        `the profile “${name}” describes a role and no person`,
        'put the person’s name and biography into src/site/team.ts and set placeholder: false',
      ),
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
    ];
  });

const caseCheck: Check = ({ cases }) =>
  cases.flatMap(({ title, status, metrics, confirmed }) =>
    when(
      !confirmed,
      `the case “${title}” is not confirmed by its client: ${[status, ...metrics.map(({ value, label }) => `${value} ${label}`)].join(', ')}`,
      'ask the client whether each figure holds while the program runs, then set confirmed: true in src/site/cases.ts',
    ),
  );

/** Secrets without which a hosted function doesn't start, or sends no mail again, and how to come by them. */
const neededSecrets = {
  ADDRESS_HASH_SALT: 'put the answer of `openssl rand -base64 24` there',
  MAINTENANCE_URL: `put https://<project>.supabase.co${functionPath}/maintenance there`,
} as const;

/** Supabase sets these for the function by itself. */
const providedBySupabase = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_provided"}',
};

/** Everything in the function's secrets that is missing, an example, or of no use; each once. */
export function secretsFindings(secrets: LaunchInputs['functionSecrets']): readonly Finding[] {
  const missing = Object.entries(neededSecrets).flatMap(([name, fix]) =>
    when(!secrets[name], `${name} is not set in ${secretsFile}`, fix),
  );
  const maintenance = secrets['MAINTENANCE_URL'];
  const ownFindings = [
    ...mailFindings(secrets),
    ...missing,
    ...when(
      maintenance && !maintenance.endsWith(`${functionPath}/maintenance`),
      `MAINTENANCE_URL is ${maintenance}`,
      neededSecrets.MAINTENANCE_URL,
    ),
  ];
  const wrong = configurationProblems({ ...secrets, ...providedBySupabase })
    .filter(({ name }) => secrets[name] && !ownFindings.some(({ found }) => found.startsWith(name)))
    .map(({ name, message }) => ({ found: `${name} ${message}`, fix: `change it in ${secretsFile}` }));
  return [...ownFindings, ...wrong];
}

/** Problems that keep the function from mailing inquiries to their owner. */
function mailFindings(secrets: LaunchInputs['functionSecrets']): readonly Finding[] {
  const {
    MAIL_SERVICE: service,
    MAIL_FROM: sender,
    PROVIDER_EMAIL: recipient,
    RESEND_API_KEY: key,
  } = secrets;
  const isChosen = service === 'resend';
  return [
    ...when(
      !isChosen,
      `MAIL_SERVICE is ${service || 'not set'}: no inquiry would be mailed to anybody`,
      `set it to resend in ${secretsFile}`,
    ),
    ...when(isChosen && !key, 'RESEND_API_KEY is not set', `put the mail service’s into ${secretsFile}`),
    ...when(
      !sender || isExample(sender),
      `MAIL_FROM is ${sender || 'not set'}`,
      `name an address that the mail service may send from in ${secretsFile}`,
    ),
    ...when(
      !recipient || isExample(recipient),
      `PROVIDER_EMAIL of the function is ${recipient || 'not set'}`,
      `say in ${secretsFile} where inquiries go`,
    ),
  ];
}

/** Mail can't report that mail is dead, so somebody has to be told in another way. */
const alarmCheck: Check = ({ functionSecrets: { HEARTBEAT_URL, ALERT_WEBHOOK_URL } }) =>
  when(
    !HEARTBEAT_URL && !ALERT_WEBHOOK_URL,
    'neither HEARTBEAT_URL nor ALERT_WEBHOOK_URL of the function is set: nobody would learn that mail is dead',
    `put the address of a heartbeat service, or of a chat’s webhook, into ${secretsFile}`,
  );

/** What no test on this machine can know of the hosted project. */
const firstDayCheck: Check = ({ firstDay }) =>
  when(
    !/^\d{4}-\d\d-\d\d /.test(firstDay ?? ''),
    `${firstDayFile} has no date: nobody has looked whether the hosted project does what it should`,
    'deploy schema and function (`npm run supabase:deploy`), run `npm run first-day`, and commit the file',
  );

/** Site and function must belong together. */
const functionCheck: Check = ({ provider, functionSecrets: { SITE_URL: siteUrl } }) => [
  ...when(
    !siteUrl || !URL.canParse(siteUrl) || new URL(siteUrl).origin !== provider.siteUrl,
    `SITE_URL of the function is ${siteUrl || 'not set'}, that of the site ${provider.siteUrl}`,
    `make them the same in ${secretsFile} and .env, or the function refuses the site’s forms`,
  ),
];

const checks: readonly Check[] = [
  identityCheck,
  addressCheck,
  ({ functionSecrets }) => secretsFindings(functionSecrets),
  alarmCheck,
  firstDayCheck,
  functionCheck,
  peopleCheck,
  caseCheck,
];

/** Everything that is still a placeholder, or missing. */
export const findPlaceholders = (inputs: LaunchInputs): readonly Finding[] =>
  checks.flatMap((find) => find(inputs));
