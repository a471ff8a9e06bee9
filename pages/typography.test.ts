import { expect, test } from 'vitest';
import { footerColumns, menus } from '#src/site/navigation.ts';
import { routes } from '#src/site/routes.ts';

const modules = import.meta.glob<object>('./**/content.ts', { eager: true });

const sources: Readonly<Record<string, unknown>> = {
  ...modules,
  footerColumns,
  menus,
  routes,
};

function collectTexts(value: unknown, place: string): { readonly place: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    // The owner writes the profiles, which are typeset when they are read.
    key === 'members' ? [] : collectTexts(part, `${place} ${key}`),
  );
}

const texts = Object.entries(sources).flatMap(([source, value]) => collectTexts(value, source));

/** Texts that the specification quotes exactly, punctuation included. */
const quoted: readonly string[] = [
  "Need a Team That Delivers—Even If It's Just You?",
  "I don't have an RFP yet",
  'Accelerating Small Molecule Development — From Discovery to IND',
];

const removeQuotedTexts = (text: string) => quoted.reduce((rest, words) => rest.replaceAll(words, ''), text);

const rules: readonly { readonly name: string; readonly mistake: RegExp }[] = [
  { name: 'apostrophes are curved', mistake: /\p{L}'|'\p{L}/u },
  { name: 'quotation marks are curved', mistake: /"/ },
  { name: 'hyphens are not used as dashes', mistake: /--|\s-\s/ },
  { name: 'sentences contain no dashes', mistake: /[—―]|\s–\s/ },
  { name: 'ranges have one en dash without spaces', mistake: /\d\s?[-—]\s?\$?\d|\d(?:\s[–]|[–]\s)\$?\d/ },
  { name: 'an ellipsis is one character', mistake: /\.\.\./ },
  { name: 'spaces are single', mistake: /\s{2}/ },
];

test('the texts of every page are read', () => {
  expect(Object.keys(modules).length).toBeGreaterThanOrEqual(routes.length);
  for (const text of quoted) expect(texts.map((found) => found.text)).toContain(text);
});

test('no text is empty: on phones a table cell would show a column name without a value', () => {
  expect(texts.filter(({ text }) => text === '').map(({ place }) => place)).toEqual([]);
});

for (const { name, mistake } of rules) {
  test(`in all texts of the site ${name}`, () => {
    const mistaken = texts
      .filter(({ text }) => mistake.test(removeQuotedTexts(text)))
      .map(({ place, text }) => `${place}: ${text}`);
    expect(mistaken).toEqual([]);
  });
}
