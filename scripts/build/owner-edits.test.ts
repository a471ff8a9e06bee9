/** Makes the edits that the README and the owner's guide describe in a copy of this checkout, which must pass every check. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { colors } from '#src/theme/colors.ts';
import { readPage, readVisibleText } from './built-page.ts';
import { caseSchema } from '#src/content/schemas/case.ts';
import { figuresSchema } from '#src/content/schemas/figures.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { formatPriceRange } from '#src/content/figures.ts';
import { routes } from '#src/site/routes.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';
import { editContent, fillPages } from '#scripts/test/edit-content.ts';

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

const stabilityPrograms = {
  head: {
    title: 'Stability Programs for Small Molecules | DEP',
    description:
      'Stability programs for small molecules: storage conditions, time points and one report for the filing.',
    label: 'Stability Programs',
    summary: 'Storage conditions, time points and one report.',
    menuAction: 'Plan Stability',
  },
  hero: { title: 'Stability Programs', lead: 'Storage conditions, time points and one report.' },
};

const copy = copyCheckout();
afterAll(() => copy.remove());
await editContent('longest', copy.folder);
await fillPages(copy.folder);

const readContent = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(copy.read(`content/${file}`)));
const readFolder = <T>(folder: string, schema: z.ZodType<T>) =>
  readdirSync(join(copy.folder, 'content', folder)).map((file) => readContent(`${folder}/${file}`, schema));

const { readinessSprint, responseTime } = readContent('figures.json', figuresSchema);
const { price } = readinessSprint;
const people = readFolder('people', personSchema);
const cases = readFolder('cases', caseSchema);

function edit(file: string, search: string | RegExp, replacement: string) {
  const text = copy.read(file);
  const edited = text.replace(search, replacement);
  if (edited === text) throw new Error(`${file} doesn't contain ${search}`);
  copy.write(file, edited);
}

async function run(...command: readonly string[]) {
  const { code, stdout, stderr } = await copy.npm(command, company);
  if (code !== 0) throw new Error(`npm ${command.join(' ')} failed:\n${stdout}${stderr}`);
}

const changeColor = () => edit('src/theme/colors.ts', colors.brand.DEFAULT.light, newBrandColor);

function changeTexts() {
  edit('content/pages/why-dep.json', /("lead": ")[^"]*/, `$1${sentence}`);
  edit('content/pages/process.json', /("faq": \{[^[]*"items": \[)/, `$1${JSON.stringify(faq)},`);
}

function addField() {
  edit(
    'src/inquiry/contact-form.ts',
    /(?<=  phone: .*\n)/,
    "  molecule_name: { ...fields.molecule_name, kind: 'text', group: 'program', maxLength: 100, autocomplete: 'on' },\n",
  );
  edit(
    'content/forms/contact.json',
    '"fields": {',
    '"fields": { "molecule_name": { "label": "Molecule name" },',
  );
}

function addPage() {
  edit(
    'src/site/routes.ts',
    '] as const satisfies readonly RouteRow[];',
    `  {
    path: '/stability-programs',
    kind: 'article',
    sitemapGroup: 'services',
    related: [],
    group: 'services',
    footerColumn: 'services',
  },
] as const satisfies readonly RouteRow[];`,
  );
  copy.write(
    'pages/stability-programs/content.ts',
    `import { page } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = page({ hero: entry({ title: text(40), lead: text(120) }) });

export const content = readPage('/stability-programs', schema);
`,
  );
  copy.write('content/pages/stability-programs.json', JSON.stringify(stabilityPrograms));
  edit('content/keywords.json', '{', '{ "/stability-programs": ["stability program", "retest period"],');
  copy.write(
    'pages/stability-programs/+Page.tsx',
    `import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { content } from './content.ts';

export const Page = () => <PageFrame content={content} />;
`,
  );
}

beforeAll(async () => {
  changeTexts();
  changeColor();
  addField();
  addPage();
  await run('run', 'images');
  await run('run', 'build');
}, 240_000);

test('`npm run audit` and `tsc` accept the edited site', { timeout: 240_000 }, async () => {
  await expect(run('run', 'audit')).resolves.toBeUndefined();
  await expect(run('exec', 'tsc')).resolves.toBeUndefined();
});

const readText = (path: string) =>
  readVisibleText(readPage(path, join(copy.folder, 'dist/client')).document.body);

test.each(people)('the team page shows $name with all facts', (person) => {
  const text = readText('/team');
  const { name, title, bio, expertise, years, programs, problemSolved } = person;
  for (const part of [name, title, bio, ...expertise, years, programs, problemSolved])
    expect(text).toContain(`${part}`);
});

test.each(cases)(
  'the home and process pages show the case $title',
  ({ title, goal, depRole, status, metrics }) => {
    const shared = [title, status, ...metrics.flatMap(Object.values)];
    for (const part of [...shared, goal]) expect(readText('/')).toContain(part);
    for (const part of [...shared, depRole]) expect(readText('/process')).toContain(part);
  },
);

test.each([
  ['/molecule-readiness', formatPriceRange(price)],
  ['/molecule-readiness', readinessSprint.duration],
  ['/privacy', `within ${responseTime}`],
  ['/why-dep', sentence],
  ['/process', faq.question],
  ['/contact', 'Molecule name'],
  ['/', 'Plan Stability'],
  ['/', company.PROVIDER_LEGAL_NAME],
])('%s shows the edited text %s', (path, text) => {
  expect(readText(path)).toContain(text);
});

test.each([
  ['molecule-readiness.html', `"minPrice":${price.minimum},"maxPrice":${price.maximum}`],
  ['molecule-readiness.html', `Cost: ${formatPriceRange(price)} | DEP</title>`],
  ['about.html', `--color-brand:light-dark(${newBrandColor},`],
  ['logo.svg', newBrandColor],
  ['process.html', `"name":"${faq.question}"`],
  ['contact.html', 'href="/privacy"'],
  ['sitemap.html', 'href="/privacy"'],
  ['_redirects', '/our-team/ /team#profiles 301'],
])('%s contains %s', (file, text) => {
  expect(copy.read(`dist/client/${file}`)).toContain(text);
});

test.each(['sitemap.xml', 'llms.txt'])('%s lists every page once', (file) => {
  const urls = copy.read(`dist/client/${file}`).match(/https:\/\/www\.dep-advisory\.com[^<)\s]*/g);
  const paths = new Set([...routes.map(({ path }) => path), '/privacy', '/stability-programs']);
  expect(urls?.toSorted()).toEqual([...paths].map((path) => company.SITE_URL + path).toSorted());
});

test('a portrait is cropped from the photo, which isn’t published', async () => {
  const portrait = await sharp(join(copy.folder, 'dist/client/team/leadership-336.avif')).metadata();
  expect([portrait.width, portrait.height]).toEqual([336, 420]);
  expect(() => copy.read('dist/client/team/portrait.jpg')).toThrow('ENOENT');
});
