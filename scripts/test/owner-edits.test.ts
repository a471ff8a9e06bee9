/** Makes the edits that the README and the owner's guide describe in a copy of this checkout, which must pass every check. */
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import { colors } from '#shared/colors.ts';
import { copyCheckout } from './checkout.ts';

const { price, duration } = claims.readinessSprint;
const newPrice = { ...price, minimum: price.minimum - 1000, maximum: price.maximum - 1000 };
const newDuration = duration.replaceAll(/\d+/g, (figure) => `${Number(figure) + 1}`);
const newBrandColor = '#0a4a5c';
const sentence = 'An unread plan is only a cost.';
const faq = {
  question: 'Do you work on weekends?',
  answer: 'Only when a batch does. The plan allows for that, and names who is on call for which question.',
};
const company = {
  SITE_URL: 'https://www.dep-advisory.com',
  PROVIDER_LEGAL_NAME: 'DEP Development Partners LLC',
  PROVIDER_STREET: '245 First Street, Suite 1800',
  PROVIDER_LOCALITY: 'Cambridge',
  PROVIDER_REGION: 'MA',
  PROVIDER_POSTAL_CODE: '02142',
};

const copy = copyCheckout();
afterAll(() => copy.remove());

function edit(file: string, search: string | RegExp, replacement: string) {
  const text = copy.read(file);
  const edited = text.replace(search, replacement);
  if (edited === text) throw new Error(`${file} doesn't contain ${search}`);
  copy.write(file, edited);
}

const editJson = (file: string, changes: object) =>
  copy.write(file, JSON.stringify({ ...(JSON.parse(copy.read(file)) as object), ...changes }));

async function run(...command: readonly string[]) {
  const { code, stdout, stderr } = await copy.npm(command, company);
  if (code !== 0) throw new Error(`npm ${command.join(' ')} failed:\n${stdout}${stderr}`);
}

const changeFigures = () =>
  editJson('content/figures.json', {
    readinessSprint: { ...claims.readinessSprint, price: newPrice, duration: newDuration },
  });

const changeColor = () =>
  edit('supabase/functions/_shared/colors.ts', colors.brand.DEFAULT.light, newBrandColor);

function changeTexts() {
  edit('pages/about/content.ts', /(lead: '[^']*)'/, `$1 ${sentence}'`);
  edit('pages/process/content.ts', /(faq: \{[^[]*items: \[\n)/, `$1      ${JSON.stringify(faq)},\n`);
}

async function nameAdvisor() {
  editJson('content/people/leadership.json', {
    name: 'Dr. Ada Ángström-Łuk',
    bio: "Ada's plans don't slip.",
    photo: 'ada-angstrom-luk.jpg',
    linkedin: 'https://www.linkedin.com/in/ada',
    years: 22,
    programs: 40,
    problemSolved: 'A new route avoided an azide.',
    isPlaceholder: false,
  });
  const photo = sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#b08060' } });
  copy.write('content/photos/ada-angstrom-luk.jpg', await photo.jpeg().toBuffer());
}

/** An advisor with a discipline that another one has, too. */
const addAdvisor = () =>
  copy.write(
    'content/people/grace-okafor.json',
    JSON.stringify({
      name: 'Grace Okafor',
      title: 'Crystallization',
      discipline: 'drug-substance',
      bio: 'Led solid form work on 14 programs in 11 years.',
      expertise: ['Polymorph screens'],
      isIndependent: true,
      isPlaceholder: false,
    }),
  );

const addCase = () =>
  copy.write(
    'content/cases/bridging-study.json',
    JSON.stringify({
      title: 'Bridging study',
      order: 4,
      goal: 'Reuse the tox package of a partner.',
      depRole: 'Program lead.',
      status: 'COMPLETED',
      metrics: [{ value: '{{cases.costReduction}}', label: 'cost reduction' }],
      confirmedByClient: false,
    }),
  );

function addLegalPage() {
  copy.write(
    'content/legal/privacy.md',
    `# Privacy Policy

Questions are answered within {{responseTime}}. See [your rights](#your-rights) or [write to us](/contact).

## What we keep

| data | kept |
| --- | --- |
| inquiries | 730 days |

## Your rights

1. Access
2. Deletion, *on request*, by [email](mailto:privacy@dep-advisory.com)
`,
  );
}

const addRedirect = () =>
  editJson('content/redirects.json', { redirects: [{ from: '/our-team/', to: '/team#profiles' }] });

const addField = () =>
  edit(
    'supabase/functions/_shared/contact-form.ts',
    /(?<=  phone: .*\n)/,
    "  molecule_name: { kind: 'text', label: 'Molecule name', group: 'Your program', maxLength: 100, autocomplete: 'on' },\n",
  );

function addPage() {
  edit(
    'src/site/routes.ts',
    '] as const satisfies readonly RouteRow[];',
    `  {
    path: '/stability-programs',
    kind: 'article',
    title: 'Stability Programs for Small Molecules | DEP',
    description: 'Stability programs for small molecules: storage conditions, time points and one report for the filing.',
    label: 'Stability Programs',
    summary: 'Storage conditions, time points and one report.',
    related: [],
    group: 'services',
    menuAction: 'Plan Stability',
    footerColumn: 'Services',
  },
] as const satisfies readonly RouteRow[];`,
  );
  copy.write(
    'pages/stability-programs/content.ts',
    `import type { PageContent } from '#src/site/page-content.ts';

export const content = {
  keywords: ['stability program', 'retest period'],
  hero: { title: 'Stability Programs', lead: 'Storage conditions, time points and one report.' },
} as const satisfies PageContent;
`,
  );
  copy.write(
    'pages/stability-programs/+Page.tsx',
    `import { PageFrame } from '#src/components/PageFrame.tsx';
import { content } from './content.ts';

export const Page = () => <PageFrame content={content} />;
`,
  );
  edit('pages/sitemap/content.ts', "'/investor-readiness',", "'/investor-readiness', '/stability-programs',");
}

beforeAll(async () => {
  changeFigures();
  changeTexts();
  changeColor();
  await nameAdvisor();
  addAdvisor();
  addCase();
  addLegalPage();
  addRedirect();
  addField();
  addPage();
  await run('run', 'images');
  // Two builds at once, as when `npm start` runs beside `npm test`, write one site.
  await Promise.all([run('run', 'build'), run('run', 'build')]);
}, 240_000);

test.each([
  ['run', 'audit'],
  ['exec', 'tsc'],
])('`npm %s %s` accepts the edited site', async (...command) => {
  await expect(run(...command)).resolves.toBeUndefined();
});

test.each([
  ['molecule-readiness.html', `>${formatPriceRange(newPrice)}<`],
  ['molecule-readiness.html', `"minPrice":${newPrice.minimum},"maxPrice":${newPrice.maximum}`],
  ['molecule-readiness.html', `Cost: ${formatPriceRange(newPrice)} | DEP</title>`],
  ['molecule-readiness.html', `and takes ${newDuration}`],
  ['about.html', sentence],
  ['about.html', `--color-brand:light-dark(${newBrandColor},`],
  ['logo.svg', newBrandColor],
  ['team/leadership.svg', newBrandColor],
  ['process.html', `>${faq.question}`],
  ['process.html', `"name":"${faq.question}"`],
  ['team.html', 'Ada’s plans don’t slip.'],
  ['team.html', 'id="grace-okafor"'],
  ['index.html', 'Bridging study'],
  ['privacy.html', `>${claims.responseTime}<`],
  ['privacy.html', '>730 days<'],
  ['contact.html', 'href="/privacy"'],
  ['sitemap.html', 'href="/privacy"'],
  ['sitemap.xml', `${company.SITE_URL}/privacy`],
  ['_redirects', '/our-team/ /team#profiles 301'],
  ['team.html', '"name":"Dr. Ada Ángström-Łuk"'],
  ['team.html', '/team/leadership-336.avif 336w'],
  ['contact.html', 'Molecule name'],
  ['index.html', 'Plan Stability'],
  ['index.html', company.PROVIDER_LEGAL_NAME],
  ['sitemap.xml', `${company.SITE_URL}/stability-programs`],
])('%s contains the edited text %s', (file, text) => {
  expect(copy.read(`dist/client/${file}`)).toContain(text);
});

test('a portrait is cropped from the photo, which isn’t published', async () => {
  const portrait = await sharp(join(copy.folder, 'dist/client/team/leadership-336.avif')).metadata();
  expect([portrait.width, portrait.height]).toEqual([336, 420]);
  expect(() => copy.read('dist/client/team/ada-angstrom-luk.jpg')).toThrow('ENOENT');
});
