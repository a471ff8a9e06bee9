import { expect, test } from '@playwright/test';
import { routes, type RoutePath } from '#src/site/routes.ts';
import { queryAll, readHeadings, readDocument, readLinkTargets, readText } from '../support/html.ts';
import { pagePaths, unknownPath } from '../support/site.ts';
import * as specification from './texts.ts';

const mainOf = (path: string) => readDocument(path).querySelector('main') as Element;

/** What `part` of the page at `path` lacks, such as `the heading "Our mission"`. */
function* missing(part: Element, path: string, wanted: specification.Requirements): Generator<string> {
  const text = readText(part);
  const headings = readHeadings(part);
  const targets = readLinkTargets(part, path);
  // A link's label may go on with text for screen readers, which read links out of context.
  const isLinked = (label: string, href: string) =>
    queryAll(part, 'a[href]').some((link, at) => readText(link).startsWith(label) && targets[at] === href);

  for (const heading of wanted.headings ?? [])
    if (!headings.includes(heading)) yield `the heading "${heading}"`;
  for (const quoted of wanted.texts ?? []) if (!text.includes(quoted)) yield `the text "${quoted}"`;
  for (const words of wanted.mentions ?? [])
    if (!text.toLowerCase().includes(words.toLowerCase())) yield `the words "${words}"`;
  for (const [label, href] of wanted.actions ?? [])
    if (!isLinked(label, href)) yield `the link "${label}" to ${href}`;
  for (const href of wanted.links ?? []) if (!targets.includes(href)) yield `a link to ${href}`;
  for (const id of wanted.anchors ?? [])
    if (!part.querySelector(`[id="${id}"]`)) yield `an element with the id "${id}"`;
  if (queryAll(part, 'details[name]').length < (wanted.questions ?? 0))
    yield `${wanted.questions} questions or more`;
  for (const name of wanted.inputs ?? [])
    if (!part.querySelector(`form [name="${name}"]`)) yield `the field "${name}"`;
  for (const [name, values] of Object.entries(wanted.choices ?? {})) {
    const options = queryAll(part, `select[name="${name}"] option, input[name="${name}"]`);
    const offered = options.map((option) => option.getAttribute('value')).filter(Boolean);
    if (offered.join(' ') !== values)
      yield `the options "${values}" of ${name}, found "${offered.join(' ')}"`;
  }
  for (const [name, value, label] of wanted.labels ?? []) {
    const option = part.querySelector(
      `[name="${name}"] [value="${value}"], [name="${name}"][value="${value}"]`,
    );
    if ((readText(option) || readText(option?.closest('label'))) !== label)
      yield `the label "${label}" of ${name} ${value}`;
  }
}

for (const path of pagePaths)
  test(`${path} has the texts, links, fields and counts of the specification`, () => {
    const wanted = path === unknownPath ? specification.notFoundPage : specification.pages[path as RoutePath];
    const document = readDocument(path);
    const lacks = [
      ...missing(mainOf(path), path, wanted ?? {}),
      ...missing(document.querySelector('nav[aria-label="Main"]') as Element, path, specification.navigation),
      ...missing(document.querySelector('footer') as Element, path, specification.footer),
    ];
    const messages = lacks.map((what) => `${path}: expected ${what}`);
    expect(messages, messages.join('\n')).toEqual([]);
  });

test('each claim, promise and contact link of the specification is on a page', () => {
  const mains = routes.map(({ path }) => ({ path, main: mainOf(path) }));
  const texts = mains.map(({ main }) => readText(main).toLowerCase());
  const targets = mains.flatMap(({ path, main }) => readLinkTargets(main, path));
  const lacks = [
    ...specification.claimedTexts.filter(
      (claim) => !texts.some((text) => text.includes(claim.toLowerCase())),
    ),
    ...specification.contactLinks.filter((href) => !targets.includes(href)),
  ];
  const messages = lacks.map((what) => `any page: expected "${what}"`);
  expect(messages, messages.join('\n')).toEqual([]);
});
