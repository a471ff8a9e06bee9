/**
 * The owner's day as the README tells it, on a copy of this checkout: identity, a figure, a question, a sentence,
 * advisors with names and photos, legal pages, a title. Everything that is checked before a release passes afterwards,
 * and what the README says follows an edit has followed it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange, toTitleCase } from '#src/site/figures.ts';
import { findRoute } from '#src/site/routes.ts';
import { budgets, compressedSize } from '#scripts/build/weight.ts';
import { completeSite, photoName } from './complete-site.ts';
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

/** A page by the README's recipe, such as counsel's; `more` is what else stands in its row. */
function addPage({ write, edit }: SiteCopy, name: string, label: string, more = '') {
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
    related: [],${more}
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
    `strategicPlanning: '${longer(claims.strategicPlanning)}'`,
  );
  edit('pages/process/content.ts', /(faq: \{[^[]*items: \[\n)/, `$1      ${JSON.stringify(question)},\n`);
  edit('pages/about/content.ts', /(lead: '[^']*)'/, `$1 ${sentence}'`);
  for (const [name, label] of legalPages) addPage(copy, name, label);
}

/** A longer sprint, which changes a title; a sentence on two pages, a field and a page in a menu. */
function editFurther(copy: SiteCopy) {
  const { edit } = copy;
  edit('src/site/claims.ts', /(readinessSprint: \{\s*duration: )'[^']*'/, `$1'${longer(duration)}'`);
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
    " group: 'services', menuAction: 'Plan Stability', footer: 'Services',",
  );
  edit('pages/sitemap/content.ts', "'/investor-readiness',", "'/investor-readiness', '/stability-programs',");
}

let copy: SiteCopy;
/** The build before the photos are cut. */
let withoutPortraits: { readonly code: number; readonly output: string };
/** The site before the letters of the new names are in the typefaces. */
let withoutLetters: {
  readonly audit: { readonly code: number; readonly output: string };
  readonly socialImage: Buffer;
  readonly tooHeavy: readonly string[];
};
const built = (file: string) => copy.read(`dist/client/${file}`);
/** Runs a command and resolves to its output. Throws the output if the command fails. */
async function succeed(...command: readonly [string, ...string[]]): Promise<string> {
  const { code, output } = await copy.run(...command);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
/** The texts that a file of the built site lacks. */
const lacking = (file: string, ...texts: readonly string[]) =>
  texts.filter((text) => !built(file).includes(text));
/** One line for each page that exceeds the allowed size. */
const tooHeavy = (files: readonly string[], allowed: number) =>
  files.flatMap((file) => {
    const over = compressedSize(built(file)) - allowed;
    return over > 0 ? [`${file} has ${over} bytes more than ${allowed}`] : [];
  });
const socialImage = () => readFileSync(join(copy.folder, 'dist/client/social/molecule-readiness.png'));

beforeAll(async () => {
  copy = await copySite('2026-01-05');
  await editSite(copy);
  withoutPortraits = await copy.run('node', 'scripts/build/build.ts');
  await succeed('node', 'scripts/images/draw.ts');
  await succeed('node', 'scripts/build/build.ts');
  const room = 100;
  withoutLetters = {
    audit: await copy.run('node', 'scripts/audit/audit.ts'),
    socialImage: socialImage(),
    tooHeavy: tooHeavy(['index.html', 'team.html', 'contact.html'], budgets.document.goal - room),
  };
  await succeed('node', 'scripts/build/fonts.ts');
  editFurther(copy);
  await succeed('node', 'scripts/build/build.ts');
}, 480_000);

afterAll(() => copy?.remove());

test('letters that the typefaces lack are named with the command that adds them', () => {
  const { code, output } = withoutLetters.audit;
  expect(code).toBe(1);
  const findings = output.split('\n').filter((line) => line.includes('✗'));
  expect(findings).not.toEqual([]);
  for (const finding of findings)
    expect(finding).toMatch(/“\P{ASCII}+” of “[\p{L}-]+” \(src\/site\/team\.ts:\d+\)/u);
  expect(findings.join()).toContain('of “Ángström-Łuk”');
  expect(output).toContain('Run `npm run fonts`');
  const [faces = ''] = /unicode-range:[^;}]*U\+141[^;}]*/.exec(built('team.html')) ?? [];
  expect(faces).toMatch(/U\+15b/i);
});

test('the launch check, the types and the audit find nothing', { timeout: 240_000 }, async () => {
  expect(await succeed('node', 'scripts/deploy/launch-check.ts')).toContain('ready to launch');
  await succeed('tsc');
  expect(await succeed('node', 'scripts/audit/audit.ts')).toContain('0 errors, 0 warnings');
});

test(
  'the pages still have what the specification quotes, and follow their content',
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

test('the label of a drawing says the new duration', () => {
  expect(lacking('process.html', `>Strategy, ${longer(claims.strategicPlanning)}</text>`)).toEqual([]);
});

test('a photo without its portrait is named with the command that cuts it', () => {
  const { code, output } = withoutPortraits;
  expect(code).toBe(1);
  expect(output).toContain(`\`npm run draw\` cuts it from src/site/portraits/${photoName(0)}`);
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
      '="/team/leadership-160.avif 160w,/team/leadership-336.avif 336w,/team/leadership-672.avif 672w"',
      '="/team/analytics-160.avif 160w,/team/analytics-336.avif 336w"',
    ),
  ).toEqual([]);
  const portrait = await sharp(join(copy.folder, 'dist/client/team/leadership-336.avif')).metadata();
  expect([portrait.width, portrait.height]).toEqual([336, 420]);
  expect(() => built(`team/${photoName(0)}`)).toThrow('ENOENT');
});

test('a changed title changes the social image', () => {
  const title = `${toTitleCase(longer(duration).replace(/s$/, ''))} Sprint</title>`;
  expect(lacking('molecule-readiness.html', title)).toEqual([]);
  expect(socialImage().equals(withoutLetters.socialImage)).toBe(false);
});

test('with all that the launch check asks for, home, team and contact leave room for 100 bytes', () => {
  expect(withoutLetters.tooHeavy).toEqual([]);
});

test('a longer sentence, a new field and a new page in a menu fit together', () => {
  expect(built('index.html')).toContain('Plan Stability');
  expect(built('contact.html')).toContain('Molecule name');
  const pages = readdirSync(join(copy.folder, 'dist/client'), { recursive: true, encoding: 'utf8' });
  expect(
    tooHeavy(
      pages.filter((file) => file.endsWith('.html')),
      budgets.document.goal,
    ),
  ).toEqual([]);
});
