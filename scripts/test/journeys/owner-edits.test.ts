/**
 * The owner's day as the README tells it, on a copy of this checkout: identity, a figure, a question, a sentence,
 * advisors with names and photos, legal pages, a title. Everything that is checked before a release passes afterwards,
 * and what the README says follows an edit has followed it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange, inTitle } from '#src/site/figures.ts';
import { findRoute } from '#src/site/routes.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const question = {
  question: 'Do you work on weekends?',
  answer:
    'Only when a batch does. The plan leaves room for that, and says who is on call and for which question.',
};
const sentence = 'A plan that nobody reads is a cost.';

const { price, duration } = claims.readinessSprint;
/** A price that shares no end with today's, and is lower, so that the description with it isn't too wide. */
const newPrice = {
  ...price,
  minimum: Math.round(price.minimum * 0.4),
  maximum: Math.round(price.minimum * 0.8),
};
/** A duration with each of its figures one higher. */
const longer = (claim: string) => claim.replaceAll(/\d+/g, (figure) => `${Number(figure) + 1}`);
/** The legal pages that the site doesn't have yet. */
const legalPages = (
  [
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms of Service'],
  ] as const
).filter(([name]) => !findRoute(`/${name}`));

const environment = `SITE_URL=https://www.dep-advisory.com
PROVIDER_LEGAL_NAME=DEP Advisory LLC
PROVIDER_EMAIL=hello@dep-advisory.com
PROVIDER_STREET=12 Harbor Road
PROVIDER_LOCALITY=Boston
PROVIDER_REGION=MA
PROVIDER_POSTAL_CODE=02110
BOOKING_URL=https://calendar.dep-advisory.com/call
SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
SUPABASE_PUBLISHABLE_KEY=sb_publishable_key
PRIVACY_URL=https://www.dep-advisory.com/privacy
TERMS_URL=https://www.dep-advisory.com/terms
`;
const secrets = `SITE_URL=https://www.dep-advisory.com
PROVIDER_EMAIL=hello@dep-advisory.com
MAIL_PROVIDER=resend
MAIL_FROM="DEP <inquiries@dep-advisory.com>"
RESEND_API_KEY=key
`;

/** Somebody's name for each profile, one with letters that the typefaces' subset lacks. */
const nameOf = (index: number) =>
  index === 1 ? 'Dr. Ada Ángström-Łuk' : `Robin ${String.fromCharCode(65 + index)}. Miller`;

/** Replaces a property of every profile, whatever it is: a profile may be a role's or already somebody's. */
function setOfAll({ edit }: SiteCopy, property: string, valueOf: (index: number) => string): number {
  let count = 0;
  edit('src/site/team.ts', new RegExp(`^    ${property}: (?:\\{[^}]*\\}|.*),$`, 'gm'), () => {
    count += 1;
    return `    ${property}: ${valueOf(count - 1)},`;
  });
  return count;
}

async function nameAdvisors(copy: SiteCopy) {
  const count = setOfAll(copy, 'name', (index) => `'${nameOf(index)}'`);
  setOfAll(copy, 'image', (index) => `'advisor-${index}.jpg'`);
  setOfAll(copy, 'facts', () => "{ years: 18, programs: 9, problemSolved: 'A salt that would not filter.' }");
  setOfAll(copy, 'social', (index) =>
    index === 0 ? "{ linkedin: 'https://www.linkedin.com/in/robin-a-miller' }" : '{}',
  );
  const { read, write } = copy;
  write('src/site/team.ts', read('src/site/team.ts').replaceAll('placeholder: true', 'placeholder: false'));
  for (let index = 0; index < count; index += 1) {
    const [width, height] = index === 0 ? [3000, 2400] : [700, 900];
    const portrait = sharp({ create: { width, height, channels: 3, background: '#b08060' } });
    write(`src/site/portraits/advisor-${index}.jpg`, await portrait.jpeg().toBuffer());
  }
}

/** A legal page, by the README's recipe. */
function addLegalPage({ write, edit }: SiteCopy, name: string, label: string) {
  edit(
    'src/site/routes.ts',
    '] as const satisfies readonly RouteRow[];',
    `  {
    path: '/${name}',
    kind: 'legal',
    title: '${label} | How DEP Handles Its Side of It',
    description:
      'The ${label} of DEP in plain words: what we do, for how long, and whom to ask about it. It holds for this website and its forms.',
    keywords: ['${label}', 'DEP ${name}'],
    label: '${label}',
    summary: 'The ${label} that applies to this website.',
    related: [],
  },
] as const satisfies readonly RouteRow[];`,
  );
  const text = `The ${label} of this website, in the words of counsel, who writes ${name} in sentences of any length. `;
  write(
    `pages/${name}/content.ts`,
    `import type { PageContent, TitledText } from '#src/site/page-content.ts';

export const content = {
  hero: { title: '${label}', lead: 'What the ${label} says, and since when.' },
  entries: [
${[1, 2, 3, 4, 5].map((part) => `    { title: 'Part ${part} of the ${name}', text: '${text.repeat(4)}We keep data for ${part + 7} years.' },`).join('\n')}
  ],
} as const satisfies PageContent & { entries: readonly TitledText[] };
`,
  );
  write(
    `pages/${name}/+Page.tsx`,
    `import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
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
  const { write, edit, read } = copy;
  write('.env', environment);
  write('supabase/functions/.env', secrets);
  edit(
    'src/site/claims.ts',
    /price: \{ minimum: [\d_]+, maximum: [\d_]+/,
    `price: { minimum: ${newPrice.minimum}, maximum: ${newPrice.maximum}`,
  );
  edit(
    'src/site/claims.ts',
    /strategicPlanning: '[^']*'/,
    `strategicPlanning: '${longer(claims.strategicPlanning)}'`,
  );
  edit('pages/process/content.ts', /(faq: \{[^[]*items: \[\n)/, `$1      ${JSON.stringify(question)},\n`);
  edit('pages/about/content.ts', /(lead: '[^']*)'/, `$1 ${sentence}'`);
  await nameAdvisors(copy);
  write('src/site/cases.ts', read('src/site/cases.ts').replaceAll('confirmed: false', 'confirmed: true'));
  for (const [name, label] of legalPages) addLegalPage(copy, name, label);
}

let copy: SiteCopy;
/** What the edits led to before the letters of the new names were added to the typefaces. */
let withoutLetters: { readonly audit: { code: number; output: string }; readonly socialImage: Buffer };
const built = (file: string) => copy.read(`dist/client/${file}`);
/** Runs a command; resolves to what it printed and throws that where the command fails. */
async function succeed(...command: readonly [string, ...string[]]): Promise<string> {
  const { code, output } = await copy.run(...command);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
/** What a file of the built site lacks of what it should hold; short, where a page would fill the screen. */
const lacking = (file: string, ...texts: readonly string[]) =>
  texts.filter((text) => !built(file).includes(text));
const socialImage = () => readFileSync(join(copy.folder, 'dist/client/social/molecule-readiness.png'));

beforeAll(async () => {
  copy = await copySite('2026-01-05');
  await editSite(copy);
  await succeed('node', 'scripts/build/build.ts');
  withoutLetters = {
    audit: await copy.run('node', 'scripts/audit/audit.ts'),
    socialImage: socialImage(),
  };
  await succeed('node', 'scripts/build/fonts.ts');
  // A longer sprint changes a title, and with it a social image.
  copy.edit('src/site/claims.ts', /(readinessSprint: \{\s*duration: )'[^']*'/, `$1'${longer(duration)}'`);
  await succeed('node', 'scripts/build/build.ts');
}, 480_000);

afterAll(() => copy?.remove());

test('letters beyond the typefaces are told with the command that adds them', () => {
  const { code, output } = withoutLetters.audit;
  expect(code).toBe(1);
  const findings = output.split('\n').filter((line) => line.includes('✗'));
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/“[ÁöŁ]+” of “Ángström-Łuk” \(src\/site\/team\.ts:\d+\)/);
  expect(output).toContain('Run `npm run fonts`');
  expect(lacking('team.html', 'unicode-range:U+141')).toEqual([]);
});

test('the launch check, the types and the audit find nothing', { timeout: 240_000 }, async () => {
  expect(await succeed('node', 'scripts/deploy/launch-check.ts')).toContain('ready to launch');
  await succeed('tsc');
  expect(await succeed('node', 'scripts/audit/audit.ts')).toContain('0 errors, 0 warnings');
});

test(
  'what the specification quotes still stands, and the pages follow their content',
  { timeout: 240_000 },
  async () => {
    const specs = ['e2e/specification', 'e2e/components/team.spec.ts'];
    expect(await succeed('playwright', 'test', ...specs)).toMatch(/\d+ passed/);
  },
);

test('the new price is on the page, in its data and in its description', () => {
  const range = formatPriceRange(newPrice);
  const data = `"minPrice":${newPrice.minimum},"maxPrice":${newPrice.maximum}`;
  expect(lacking('molecule-readiness.html', `>${range}<`, data)).toEqual([]);
  const description = /name="description" content="([^"]*)"/.exec(built('molecule-readiness.html'));
  expect(description?.[1]).toContain(range);
  const old = [price.minimum, price.maximum].map((end) => end.toLocaleString('en-US'));
  for (const end of old)
    expect(built('molecule-readiness.html')).not.toMatch(new RegExp(`(?<![\\d,])${end}`));
});

test('the new question is on the page and in its FAQPage data', () => {
  expect(lacking('process.html', `>${question.question}`, `"name":"${question.question}"`)).toEqual([]);
});

test('a sentence is on the page', () => {
  expect(lacking('about.html', sentence)).toEqual([]);
});

test('a real advisor has a small portrait and a Person, and the photo itself is not published', async () => {
  expect(
    lacking(
      'team.html',
      '"@type":"Person"',
      '"name":"Dr. Ada Ángström-Łuk"',
      '="/team/advisor-0-160.avif 160w, /team/advisor-0-336.avif 336w, /team/advisor-0-672.avif 672w"',
    ),
  ).toEqual([]);
  const portrait = await sharp(join(copy.folder, 'dist/client/team/advisor-0-336.avif')).metadata();
  expect([portrait.width, portrait.height]).toEqual([336, 420]);
  expect(() => built('team/advisor-0.jpg')).toThrow('ENOENT');
});

test('a changed title changes the social image', () => {
  const title = `${inTitle(longer(duration).replace(/s$/, ''))} Sprint</title>`;
  expect(lacking('molecule-readiness.html', title)).toEqual([]);
  expect(socialImage().equals(withoutLetters.socialImage)).toBe(false);
});
