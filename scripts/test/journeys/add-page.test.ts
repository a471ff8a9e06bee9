/** "Add a page" of the README, followed step by step on a copy of this checkout, and with a step forgotten. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

const path = '/stability-programs';
const label = 'Stability Programs';
let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite('2026-01-05');
}, 60_000);
afterAll(() => copy?.remove());

const build = () => copy.run('node', 'scripts/build/build.ts');
const built = (file: string) => copy.read(`dist/client/${file}`);

test('a row alone fails the build, which names the folder and the place on the sitemap page', async () => {
  copy.edit(
    'src/site/routes.ts',
    '] as const satisfies readonly RouteRow[];',
    `  {
    path: '${path}',
    kind: 'service',
    title: '${label} | From First Batch to Filing | DEP',
    description:
      'DEP plans stability studies for small molecules from the first batch: conditions, time points, methods and vendors, ready for the filing.',
    keywords: ['stability program', 'stability study planning'],
    label: '${label}',
    summary: 'Stability studies that are ready when the filing is.',
    group: 'services',
    menuAction: 'Plan Stability',
    footer: 'Services',
    related: ['/services', '/process'],
  },
] as const satisfies readonly RouteRow[];`,
  );
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain(`${path} has a row in src/site/routes.ts but no pages${path}/+Page.tsx`);
  expect(output).toContain(
    `${path} is not on the sitemap page: add it to a group in pages/sitemap/content.ts.`,
  );
});

test(
  'with all steps of the README the page is built and passes the audit',
  { timeout: 240_000 },
  async () => {
    const words =
      'A stability program begins with the first batch, because its time points cannot be bought back. We choose conditions, containers and methods with the people who will file them. ';
    copy.write(
      `pages${path}/content.ts`,
      `import type { PageContent, TitledText } from '#src/site/page-content.ts';

export const content = {
  hero: { title: '${label}', lead: 'Stability planning. Teams with a first batch get studies that are ready when the filing is.' },
  entries: [
${['Conditions', 'Time points', 'Methods', 'Vendors'].map((title) => `    { title: '${title}', text: '${title} come first. ${words.repeat(3).trim()}' },`).join('\n')}
  ],
  service: { name: '${label}', serviceType: 'Stability planning', audience: 'Teams with a first batch' },
} as const satisfies PageContent & { entries: readonly TitledText[] };
`,
    );
    copy.write(
      `pages${path}/+Page.tsx`,
      `import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Section } from '#src/sections/Section.tsx';
import { TitledList } from '#src/sections/TitledList.tsx';
import { content } from './content.ts';

export function Page() {
  return (
    <PageFrame content={content}>
      <Section content={{ title: 'What a stability program decides' }}>
        <TitledList content={content.entries} />
      </Section>
    </PageFrame>
  );
}
`,
    );
    copy.edit('pages/sitemap/content.ts', "'/investor-readiness',", `'/investor-readiness', '${path}',`);
    const { code, output } = await build();
    expect(output).toContain(`Built ${routes.length + 1} pages`);
    expect(code).toBe(0);
    const audit = await copy.run('node', 'scripts/audit/audit.ts', '--without=nu-checker');
    expect(audit.output).toContain('0 errors, 0 warnings');
  },
);

test('menu, sitemap, breadcrumbs, structured data, renditions and hosts follow', () => {
  const page = built(`${path.slice(1)}.html`);
  expect(page).toContain(`<title>${label} | From First Batch to Filing | DEP</title>`);
  expect(page).toContain('"@type":"BreadcrumbList"');
  expect(page).toContain(`${path}"`);
  expect(built('index.html')).toMatch(new RegExp(`href="${path}"[^>]*>(?:(?!</a>).)*Plan Stability`));
  const lists = ['sitemap.xml', 'llms.txt', 'sitemap.html', '_headers', 'vercel.json'];
  expect(lists.filter((file) => !built(file).includes(path))).toEqual([]);
  expect(built(`${path.slice(1)}.md`)).toContain(label);
});

test(
  'what the specification says of navigation, trail and footer holds on the new page',
  { timeout: 120_000 },
  async () => {
    const { code, output } = await copy.run(
      'playwright',
      'test',
      'e2e/specification/structure.spec.ts',
      `--grep=${path}`,
    );
    expect(output).toMatch(/\d+ passed/);
    expect(code).toBe(0);
  },
);
