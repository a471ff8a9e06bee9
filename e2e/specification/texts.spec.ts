import { expect, test } from '@playwright/test';
import { routes, type RoutePath } from '#src/site/routes.ts';
import { queryAll, readHeadings, readDocument, readLinkTargets, readText } from '../support/html.ts';
import { pagePaths, unknownPath } from '../support/site.ts';
import * as specification from './texts.ts';

const getMain = (path: string) => readDocument(path).querySelector('main') as Element;

function* findMissing(root: Element, path: string, required: specification.Requirements): Generator<string> {
  const text = readText(root);
  const headings = readHeadings(root);
  const targets = readLinkTargets(root, path);
  // Labels may end with text for screen readers.
  const isLinked = (label: string, href: string) =>
    queryAll(root, 'a[href]').some(
      (link, index) => readText(link).startsWith(label) && targets[index] === href,
    );

  for (const heading of required.headings ?? [])
    if (!headings.includes(heading)) yield `the heading "${heading}"`;
  for (const quote of required.texts ?? []) if (!text.includes(quote)) yield `the text "${quote}"`;
  for (const mention of required.mentions ?? [])
    if (!text.toLowerCase().includes(mention.toLowerCase()))
      yield `the text "${mention}" in any capitalization`;
  for (const [label, href] of required.actions ?? [])
    if (!isLinked(label, href)) yield `the link "${label}" to ${href}`;
  for (const href of required.links ?? []) if (!targets.includes(href)) yield `a link to ${href}`;
  for (const id of required.anchors ?? [])
    if (!root.querySelector(`[id="${id}"]`)) yield `an element with the id "${id}"`;
  if (queryAll(root, 'details[name]').length < (required.questions ?? 0))
    yield `${required.questions} questions or more`;
  for (const name of required.inputs ?? [])
    if (!root.querySelector(`form [name="${name}"]`)) yield `the field "${name}"`;
  for (const [name, values] of Object.entries(required.choices ?? {})) {
    const options = queryAll(root, `select[name="${name}"] option, input[name="${name}"]`);
    const optionValues = options.map((option) => option.getAttribute('value')).filter(Boolean);
    if (optionValues.join(' ') !== values)
      yield `the options "${values}" of ${name}, found "${optionValues.join(' ')}"`;
  }
  for (const [name, value, label] of required.labels ?? []) {
    const option = root.querySelector(
      `[name="${name}"] [value="${value}"], [name="${name}"][value="${value}"]`,
    );
    if ((readText(option) || readText(option?.closest('label'))) !== label)
      yield `the label "${label}" of ${name} ${value}`;
  }
}

for (const path of pagePaths)
  test(`${path} has the texts, links, fields and counts of the specification`, () => {
    const required =
      path === unknownPath ? specification.notFoundPage : specification.pages[path as RoutePath];
    const document = readDocument(path);
    const missing = [
      ...findMissing(getMain(path), path, required ?? {}),
      ...findMissing(
        document.querySelector('nav[aria-label="Main"]') as Element,
        path,
        specification.navigation,
      ),
      ...findMissing(document.querySelector('footer') as Element, path, specification.footer),
    ];
    const messages = missing.map((requirement) => `${path}: expected ${requirement}`);
    expect(messages, messages.join('\n')).toEqual([]);
  });

test('each claim, promise and contact link of the specification is on a page', () => {
  const mains = routes.map(({ path }) => ({ path, main: getMain(path) }));
  const texts = mains.map(({ main }) => readText(main).toLowerCase());
  const targets = mains.flatMap(({ path, main }) => readLinkTargets(main, path));
  const missing = [
    ...specification.claimedTexts.filter(
      (claim) => !texts.some((text) => text.includes(claim.toLowerCase())),
    ),
    ...specification.contactLinks.filter((href) => !targets.includes(href)),
  ];
  const messages = missing.map((requirement) => `any page: expected "${requirement}"`);
  expect(messages, messages.join('\n')).toEqual([]);
});
