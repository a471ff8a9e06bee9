import { expect, test } from 'vitest';
import { readPage, readVisibleText } from '#scripts/build/built-page.ts';
import { activeEntries, layout, pages, type Requirements } from './specification.ts';

const split = (words = '') => words.split(' ').filter(Boolean);

/** Returns text like Markdown: `# ` before headings, `[target]` before links. */
function readMarkedText(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const heading of copy.querySelectorAll('h1, h2, h3')) heading.prepend('# ');
  for (const link of copy.querySelectorAll('a[href]')) link.prepend(`[${link.getAttribute('href')}] `);
  return readVisibleText(copy);
}

const readOptions = (root: Element, field: string) =>
  [...root.querySelectorAll(`[name="${field}"] option, input[name="${field}"]`)]
    .map((option) => option.getAttribute('value'))
    .filter(Boolean)
    .join(' ');

function findMissing(root: Element, required: Requirements): string[] {
  const text = readMarkedText(root).toLowerCase();
  const selectors = [
    ...split(required.links).map((href) => `a[href="${href}"]`),
    ...split(required.anchors).map((id) => `[id="${id}"]`),
    ...split(required.fields).map((name) => `form [name="${name}"]`),
  ];
  const counts = [
    ...selectors.map((selector) => [selector, 1] as const),
    ...Object.entries(required.counts ?? {}),
  ];
  return [
    ...(required.texts ?? []).filter((quote) => !text.includes(quote.toLowerCase())),
    ...counts
      .filter(([selector, count]) => root.querySelectorAll(selector).length < count)
      .map(([selector, count]) => `${count} × ${selector}`),
    ...Object.entries(required.options ?? {})
      .filter(([field, values]) => readOptions(root, field) !== values)
      .map(([field, values]) => `${field}: ${values}, found ${readOptions(root, field)}`),
  ];
}

test.each(Object.entries(pages))('%s has what the specification requires', (path, required) => {
  const { body } = readPage(path).document;
  const main = body.querySelector('main') as Element;
  main.remove();
  const activeLinks = [...body.querySelectorAll('nav a[data-active]')];
  expect({
    missingOnPage: findMissing(main, required),
    missingInLayout: findMissing(body, layout),
    hasBreadcrumb: main.querySelector('nav[aria-label="Breadcrumb"]') !== null,
    activeEntries: activeLinks.map((link) => link.getAttribute('href')),
  }).toEqual({
    missingOnPage: [],
    missingInLayout: [],
    hasBreadcrumb: path !== '/',
    activeEntries: Object.entries(activeEntries)
      .filter(([, paths]) => split(paths).includes(path))
      .map(([entry]) => entry),
  });
});

test('no sentence ends with two periods, such as one after “DEP Advisory, Inc.”', () => {
  const hasTwoPeriods = (path: string) =>
    /(?<!\.)\.\.(?!\.)/.test(readVisibleText(readPage(path).document.body));
  expect(Object.keys(pages).filter(hasTwoPeriods)).toEqual([]);
});
