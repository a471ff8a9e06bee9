import sharp from 'sharp';
import { createAuthority, toOneLine } from '#scripts/test/certificates.ts';
import type { SiteCopy } from './site-copy.ts';

const environment = `SITE_URL=https://www.dep-advisory.com
PROVIDER_LEGAL_NAME=DEP Development Partners LLC
PROVIDER_EMAIL=projects@dep-advisory.com
PROVIDER_STREET=245 First Street, Suite 1800
PROVIDER_LOCALITY=Cambridge
PROVIDER_REGION=MA
PROVIDER_POSTAL_CODE=02142
PROVIDER_ALTERNATE_NAMES=DEP Advisory,Drug Execution Partners
PROVIDER_PROFILES=https://www.linkedin.com/company/dep-advisory
BOOKING_URL=https://calendly.com/dep-advisory/feasibility-call
SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
SUPABASE_PUBLISHABLE_KEY=sb_publishable_3Zk9QvXw7LmT2RbYc8NdHf5JsGa1PeUo
PRIVACY_URL=https://www.dep-advisory.com/privacy
TERMS_URL=https://www.dep-advisory.com/terms
ANALYTICS_URL=https://www.googletagmanager.com/gtag/js?id=G-4XK2M7Q9TD
ANALYTICS_ORIGINS=https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com
`;

const secrets = `SITE_URL=https://www.dep-advisory.com
DATABASE_URL=postgres://postgres.abcdefghijklmnopqrst:Zk9QvXw7LmT2@aws-0-us-east-1.pooler.supabase.com:6543/postgres
DATABASE_CA=${toOneLine((await createAuthority()).cert)}
PROVIDER_EMAIL=projects@dep-advisory.com
MAIL_SERVICE=resend
MAIL_FROM="DEP <inquiries@dep-advisory.com>"
RESEND_API_KEY=re_3Zk9QvXw7LmT2RbYc8NdHf5JsGa1PeUo
HEARTBEAT_URL=https://hc-ping.com/00000000-0000-4000-8000-000000000000
ADDRESS_HASH_SALT=q8Yw3nVt6Rk1Zs0Lx5Jm2Hd7
`;

const people = [
  [
    'Dr. Robin A. Miller',
    27,
    31,
    'A board had three candidates and money for one. A ranking by data gaps picked the second, which was filed.',
  ],
  [
    'Dr. Ada Ángström-Łuk',
    22,
    40,
    'Step four made an azide that no one would ship. A new route avoided it, and the batch began in spring.',
  ],
  [
    'Priya Venkataraman, PhD',
    19,
    26,
    'A suspension settled in the dosing line. A new vehicle was stable for a day, and the dog study kept its slot.',
  ],
  [
    'Dr. Johannes Oberholzer',
    24,
    18,
    'A hydrate appeared after milling. Dry gas prevented it, and the batch met its specification.',
  ],
  [
    'Catherine O’Donnell',
    16,
    22,
    'Capsules cross-linked at month three. Another shell saved the shelf life.',
  ],
  [
    'Luis Fernández Ibarra',
    28,
    55,
    'A CDMO billed a lost batch. The record showed whose valve it was, and they paid.',
  ],
  [
    'Mei-Ling Zhao, MBA',
    14,
    33,
    'Two vendors each waited for the other’s report. One page of owners and dates ended that within a week.',
  ],
  [
    'Dr. Kwame Boateng',
    21,
    17,
    'A biomarker moved in one species only. A second panel found the reason before the dose was set.',
  ],
  [
    'Sarah J. Whitcombe, JD',
    25,
    60,
    'A vendor’s terms kept improvements to the salt. We rewrote one clause, then filed on the form itself.',
  ],
  [
    'Dr. Tomasz Wiśniewski',
    18,
    29,
    'An impurity hid below the main peak. Another column showed it before release.',
  ],
] as const;

function replaceProperty(
  { edit }: SiteCopy,
  property: string,
  createValue: (index: number) => string,
): number {
  let count = 0;
  edit('src/site/team.ts', new RegExp(`^    ${property}: (?:\\{[^}]*\\}|.*),$`, 'gm'), () => {
    count += 1;
    return `    ${property}: ${createValue(count - 1)},`;
  });
  return count;
}

const createSlug = (name: string) =>
  name
    .replace(/^Dr\. |,.*$/g, '')
    .normalize('NFKD')
    .replaceAll('Ł', 'L')
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
    .toLowerCase();

export const photoName = (index: number) => `${createSlug(getPerson(index)[0])}.jpg`;

const getPerson = (index: number) => people[index % people.length]!;

async function completeTeam(copy: SiteCopy) {
  const { read, write } = copy;
  const count = replaceProperty(copy, 'name', (index) => `'${getPerson(index)[0]}'`);
  replaceProperty(copy, 'image', (index) => `'${photoName(index)}'`);
  replaceProperty(copy, 'facts', (index) => {
    const [, years, programs, problemSolved] = getPerson(index);
    return `{ years: ${years}, programs: ${programs}, problemSolved: '${problemSolved}' }`;
  });
  replaceProperty(copy, 'social', (index) =>
    index === 0 ? "{ linkedin: 'https://www.linkedin.com/in/robin-a-miller' }" : '{}',
  );
  write(
    'src/site/team.ts',
    read('src/site/team.ts').replaceAll('isPlaceholder: true', 'isPlaceholder: false'),
  );
  for (let index = 0; index < count; index += 1) {
    const [width, height] = index === 0 ? [3000, 2400] : [700, 900];
    const portrait = sharp({ create: { width, height, channels: 3, background: '#b08060' } });
    write(`src/site/portraits/${photoName(index)}`, await portrait.jpeg().toBuffer());
  }
}

export async function completeSite(copy: SiteCopy): Promise<void> {
  const { edit, read, write } = copy;
  write('.env', environment);
  write('supabase/functions/.env', secrets);
  write('supabase/hosted-check.txt', '2026-01-05 https://www.dep-advisory.com\n');
  edit('public/.well-known/security.txt', 'www.example.com', 'www.dep-advisory.com');
  await completeTeam(copy);
  write(
    'src/site/cases.ts',
    read('src/site/cases.ts').replaceAll('isConfirmedByClient: false', 'isConfirmedByClient: true'),
  );
}
