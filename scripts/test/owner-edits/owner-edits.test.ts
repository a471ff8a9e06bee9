/** Makes the edits that the README describes in a copy of this checkout. All release checks must pass afterwards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange, toTitleCase } from '#src/site/figures.ts';
import { findRoute } from '#src/site/routes.ts';
import { completeSite, photoName } from './complete-site.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const faq = {
  question: 'Do you work on weekends?',
  answer: 'Only when a batch does. The plan allows for that, and names who is on call for which question.',
};
const sentence = 'An unread plan is only a cost.';

const { price, duration } = claims.readinessSprint;
/** The new price is lower, so that the description doesn't get too long. */
const newPrice = {
  ...price,
  minimum: Math.round(price.minimum * 0.4),
  maximum: Math.round(price.minimum * 0.8),
};
const extendDuration = (claim: string) => claim.replaceAll(/\d+/g, (figure) => `${Number(figure) + 1}`);
const legalPages = (
  [
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms of Service'],
  ] as const
).filter(([name]) => !findRoute(`/${name}`));

function addPage({ write, edit }: SiteCopy, name: string, label: string, rowProperties = '') {
  edit(
    'src/site/routes.ts',
    '] as const satisfies readonly RouteRow[];',
    `  {
    path: '/${name}',
    kind: 'legal',
    title: '${label} | How DEP Handles Your Data',
    description:
      'The ${label} of DEP in plain language: what we do, for how long, and whom to contact. It applies to this website and its forms.',
    keywords: ['${label}', 'DEP ${name}'],
    label: '${label}',
    summary: 'The ${label} that applies to this website.',
    related: [],${rowProperties}
  },
] as const satisfies readonly RouteRow[];`,
  );
  const text = `The ${label} of this website, as drafted by counsel, with ${name} sentences of the length that counsel likes. `;
  write(
    `pages/${name}/content.ts`,
    `import type { PageContent, TitledText } from '#src/site/page-content.ts';

export const content = {
  hero: { title: '${label}', lead: 'What the ${label} covers, and its effective date.' },
  entries: [
${[1, 2, 3, 4, 5].map((part) => `    { title: 'Part ${part} of the ${name}', text: '${text.repeat(4)}We keep data for ${part + 7} years.' },`).join('\n')}
  ],
} as const satisfies PageContent & { entries: readonly TitledText[] };
`,
  );
  write(
    `pages/${name}/+Page.tsx`,
    `import { PageFrame } from '#src/components/PageFrame.tsx';
import { Section } from '#src/components/Section.tsx';
import { TitledList } from '#src/components/TitledList.tsx';
import { content } from './content.ts';

export function Page() {
  return (
    <PageFrame content={content}>
      <Section content={{ title: '${label} in full' }}>
        <TitledList content={content.entries} />
      </Section>
    </PageFrame>
  );
}
`,
  );
}

async function editSite(copy: SiteCopy) {
  const { edit } = copy;
  await completeSite(copy);
  edit(
    'src/site/claims.ts',
    /price: \{ minimum: [\d_]+, maximum: [\d_]+/,
    `price: { minimum: ${newPrice.minimum}, maximum: ${newPrice.maximum}`,
  );
  edit(
    'src/site/claims.ts',
    /strategicPlanning: '[^']*'/,
    `strategicPlanning: '${extendDuration(claims.strategicPlanning)}'`,
  );
  edit('pages/process/content.ts', /(faq: \{[^[]*items: \[\n)/, `$1      ${JSON.stringify(faq)},\n`);
  edit('pages/about/content.ts', /(lead: '[^']*)'/, `$1 ${sentence}'`);
  for (const [name, label] of legalPages) addPage(copy, name, label);
}

function addFieldAndPage(copy: SiteCopy) {
  const { edit } = copy;
  edit('src/site/claims.ts', /(readinessSprint: \{\s*duration: )'[^']*'/, `$1'${extendDuration(duration)}'`);
  for (const page of ['index', 'team'])
    edit(`pages/${page}/content.ts`, /(lead: '[^']*)'/, `$1 ${sentence}'`);
  edit(
    'supabase/functions/_shared/contact-form.ts',
    /(?<=  phone: .*\n)/,
    "  molecule_name: { kind: 'text', label: 'Molecule name', group: 'Your program', maxLength: 100, autocomplete: 'off' },\n",
  );
  addPage(
    copy,
    'stability-programs',
    'Stability Programs',
    " group: 'services', menuAction: 'Plan Stability', footerColumn: 'Services',",
  );
  edit('pages/sitemap/content.ts', "'/investor-readiness',", "'/investor-readiness', '/stability-programs',");
}

let copy: SiteCopy;
let buildWithoutPortraits: { readonly code: number; readonly output: string };
let siteWithMissingGlyphs: {
  readonly audit: { readonly code: number; readonly output: string };
  readonly socialImage: Buffer;
};
const readBuilt = (file: string) => copy.read(`dist/client/${file}`);
async function run(...command: readonly [string, ...string[]]): Promise<string> {
  const { code, output } = await copy.run(...command);
  if (code !== 0) throw new Error(`${command.join(' ')} exited with code ${code}:\n${output}`);
  return output;
}
const findMissingTexts = (file: string, ...texts: readonly string[]) =>
  texts.filter((text) => !readBuilt(file).includes(text));
const readSocialImage = () => readFileSync(join(copy.folder, 'dist/client/social/molecule-readiness.png'));

beforeAll(async () => {
  copy = await copySite('2026-01-05');
  await editSite(copy);
  buildWithoutPortraits = await copy.run('node', 'scripts/build/build.ts');
  await run('node', 'scripts/images/write-images.ts');
  await run('node', 'scripts/build/build.ts');
  siteWithMissingGlyphs = {
    audit: await copy.run('node', 'scripts/audit/audit.ts'),
    socialImage: readSocialImage(),
  };
  await run('node', 'scripts/build/fonts.ts');
  addFieldAndPage(copy);
  await run('node', 'scripts/build/build.ts');
}, 480_000);

afterAll(() => copy?.remove());

test('the audit reports letters that the fonts lack, with the command that adds them', () => {
  const { code, output } = siteWithMissingGlyphs.audit;
  expect(code).toBe(1);
  const findings = output.split('\n').filter((line) => line.includes('✗'));
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/"\P{ASCII}+" in "[\p{L}-]+" \(src\/site\/team\.ts:\d+\)/u);
  expect(findings.join()).toContain('in "Ángström-Łuk"');
  expect(output).toContain('Run `npm run fonts`');
  const [faces = ''] = /unicode-range:[^;}]*U\+141[^;}]*/.exec(readBuilt('team.html')) ?? [];
  expect(faces).toMatch(/U\+15b/i);
});

test('the launch check, the type check and the audit pass', { timeout: 240_000 }, async () => {
  expect(await run('node', 'scripts/deploy/launch-check.ts')).toContain('Ready to launch');
  await run('tsc');
  const audit = await run('node', 'scripts/audit/audit.ts');
  expect(audit).toContain(' 0 errors');
  // Pages may exceed the size goal, but not the limit.
  expect(audit.split('\n').filter((line) => line.includes('⚠') && !line.includes('page-weight'))).toEqual([]);
});

test('the pages still match the specification and their content', { timeout: 240_000 }, async () => {
  const specs = ['e2e/specification', 'e2e/components/team.spec.ts'];
  expect(await run('playwright', 'test', ...specs)).toMatch(/\d+ passed/);
});

test('the new price is on the page, in its structured data and in its description', () => {
  const range = formatPriceRange(newPrice);
  const data = `"minPrice":${newPrice.minimum},"maxPrice":${newPrice.maximum}`;
  expect(findMissingTexts('molecule-readiness.html', `>${range}<`, data)).toEqual([]);
  const description = /name="description" content="([^"]*)"/.exec(readBuilt('molecule-readiness.html'));
  expect(description?.[1]).toContain(range);
  const oldPrices = [price.minimum, price.maximum].map((end) => end.toLocaleString('en-US'));
  for (const oldPrice of oldPrices)
    expect(readBuilt('molecule-readiness.html')).not.toMatch(new RegExp(`(?<![\\d,])${oldPrice}`));
});

test('the label of a drawing has the new duration', () => {
  expect(
    findMissingTexts('process.html', `>Strategy, ${extendDuration(claims.strategicPlanning)}</text>`),
  ).toEqual([]);
});

test('the build reports a photo without a portrait, with the command that crops it', () => {
  const { code, output } = buildWithoutPortraits;
  expect(code).toBe(1);
  expect(output).toContain(`Run \`npm run images\` to crop it from src/site/portraits/${photoName(0)}`);
});

test('the new question is on the page and in its FAQPage data', () => {
  expect(findMissingTexts('process.html', `>${faq.question}`, `"name":"${faq.question}"`)).toEqual([]);
});

test('the new sentence is on the page', () => {
  expect(findMissingTexts('about.html', sentence)).toEqual([]);
});

test('an advisor has a small portrait and a Person in the structured data, and the photo isn’t published', async () => {
  expect(
    findMissingTexts(
      'team.html',
      '"@type":"Person"',
      '"name":"Dr. Ada Ángström-Łuk"',
      '="/team/leadership-160.avif 160w,/team/leadership-336.avif 336w,/team/leadership-672.avif 672w"',
      '="/team/analytics-160.avif 160w,/team/analytics-336.avif 336w"',
    ),
  ).toEqual([]);
  const portrait = await sharp(join(copy.folder, 'dist/client/team/leadership-336.avif')).metadata();
  expect([portrait.width, portrait.height]).toEqual([336, 420]);
  expect(() => readBuilt(`team/${photoName(0)}`)).toThrow('ENOENT');
});

test('a changed title changes the social image', () => {
  const title = `${toTitleCase(extendDuration(duration).replace(/s$/, ''))} Sprint</title>`;
  expect(findMissingTexts('molecule-readiness.html', title)).toEqual([]);
  expect(readSocialImage().equals(siteWithMissingGlyphs.socialImage)).toBe(false);
});

test('another sentence, a new field and a new page in a menu are on their pages, which the build accepts', () => {
  expect(readBuilt('index.html')).toContain('Plan Stability');
  expect(readBuilt('contact.html')).toContain('Molecule name');
});
