import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { routes } from '#src/site/routes.ts';
import { team } from '#src/site/team.ts';
import {
  dropdowns,
  formFields,
  layoutLabels,
  legalPages,
  promises,
  requirements,
  roles,
  type PageRequirements,
} from './texts.ts';
import { contentOf } from '../support/content.ts';
import { describeBroken, type BrokenQuotation } from './broken-quotation.ts';
import { all, headingsOf, readDocument, textOf } from '../support/html.ts';

type Missing = Omit<BrokenQuotation, 'paths'>;

/** The texts of a document's innermost elements. */
const sayingsOf = (root: ParentNode) =>
  all(root, 'p, li, dd, dt, a, summary, h1, h2, h3, th, td, text, label, option, button, figcaption, strong')
    .filter((element) => !element.querySelector('p, li'))
    .map(textOf)
    .filter(Boolean);

function missingOnPage(main: Element, { headings, texts, mentions, actions }: PageRequirements): Missing[] {
  const text = textOf(main);
  const links = all(main, 'a[href]');
  const lacks = (what: string, current: readonly string[], wanted: readonly string[] = []) =>
    wanted.map((quoted) => ({ section: 2, what, wanted: quoted, current }));
  return [
    ...lacks('heading', headingsOf(main), headings).filter(
      ({ wanted }) => !headingsOf(main).includes(wanted),
    ),
    ...lacks('text', sayingsOf(main), texts).filter(({ wanted }) => !text.includes(wanted)),
    ...lacks('words', sayingsOf(main), mentions).filter(
      ({ wanted }) => !text.toLowerCase().includes(wanted.toLowerCase()),
    ),
    // After the label there may be words for screen readers, which read links out of context.
    ...(actions ?? [])
      .filter(([label, href]) =>
        links.every((link) => !textOf(link).startsWith(label) || link.getAttribute('href') !== href),
      )
      .map(([label, href]) => ({
        section: 2,
        what: `link to ${href},`,
        wanted: label,
        current: links.filter((link) => link.getAttribute('href') === href).map(textOf),
      })),
  ];
}

/** Labels of the navigation and the footer, which are the same on every page. */
function missingInLayout(document: Document): Missing[] {
  const navigation = document.querySelector('nav[aria-label="Main"]') as Element;
  const labels = [
    ...layoutLabels,
    ...dropdowns.map(({ overview }) => overview),
    ...dropdowns.flatMap(({ cards }) => cards.map(([name, , href]) => [name, href] as const)),
  ];
  const current = sayingsOf(navigation);
  const texts = [
    ...labels.map(([label]) => label),
    ...dropdowns.flatMap(({ cards }) => cards.flatMap(([, description]) => description ?? [])),
    ...dropdowns.flatMap((dropdown) => ('heading' in dropdown ? [dropdown.heading] : [])),
  ].filter((label) => !textOf(navigation).includes(label));
  const footer = document.querySelector('footer') as Element;
  const missing = legalPages.filter((label) => !textOf(footer).includes(label));
  return [
    ...[...new Set(texts)].map((wanted) => ({ section: 2, what: 'label', wanted, current })),
    ...missing.map((wanted) => ({ section: 2, what: 'label', wanted, current: sayingsOf(footer) })),
  ];
}

function missingInForm(form: Element, labels: Readonly<Record<string, string>>): Missing[] {
  return Object.entries(labels).flatMap(([value, wanted]) => {
    const option = form.querySelector(`[value="${value}"]`) as Element;
    const label = textOf(option) || textOf(option.closest('label'));
    return label === wanted ? [] : [{ section: 3, what: 'label', wanted, current: [label] }];
  });
}

/** One entry for each text, with the pages that lack it. */
const grouped = (found: readonly { path: string; missing: Missing }[]): BrokenQuotation[] =>
  [...Map.groupBy(found, ({ missing }) => missing.wanted).values()].flatMap((group) =>
    group[0] ? [{ ...group[0].missing, paths: group.map(({ path }) => path) }] : [],
  );

test('what the specification quotes stands where the specification puts it', async ({ request }) => {
  const found: { path: string; missing: Missing }[] = [];
  const everywhere: string[] = [];
  for (const { path } of routes) {
    const document = await readDocument(request, path);
    const main = document.querySelector('main') as Element;
    everywhere.push(textOf(main).toLowerCase());
    const labels = Object.entries(formFields).find(([form]) => form === path)?.[1].labels;
    found.push(
      ...[
        ...missingOnPage(main, requirements[path] ?? {}),
        ...(labels ? missingInForm(main.querySelector('form') as Element, labels) : []),
        ...(path === '/' ? missingInLayout(document) : []),
      ].map((missing) => ({ path, missing })),
    );
  }
  const unkept = promises.filter((promise) => !everywhere.some((text) => text.includes(promise)));
  const broken = [
    ...grouped(found),
    ...unkept.map((wanted) => ({ section: 1, what: 'promise', wanted, paths: ['any page'], current: [] })),
  ];
  const messages = broken.map(describeBroken);
  expect(messages, messages.join('\n')).toEqual([]);
});

test('a page has at least the questions that the specification counts', async () => {
  for (const [path, { questions = 0 }] of Object.entries(requirements)) {
    const { faq } = await contentOf(path);
    expect(
      faq?.items.length ?? 0,
      `The specification counts ${questions} questions on ${path}. If fewer are meant, change questions of '${path}' in e2e/specification/texts.ts.`,
    ).toBeGreaterThanOrEqual(questions);
  }
});

test('the team has at least ten profiles, and a placeholder is named after a role of the specification', () => {
  expect(team.length).toBeGreaterThanOrEqual(10);
  const invented = team
    .filter(({ placeholder }) => placeholder)
    .map(({ name }) => name)
    .filter((name) => !roles.some((role) => name === role || name.startsWith(`${role}, `)));
  expect(invented, 'placeholders that are no role of the specification').toEqual([]);
});
