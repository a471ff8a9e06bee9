import { expect, test } from 'vitest';
import { menus } from '#src/site/navigation.ts';

const modules = import.meta.glob<object>('./samples/*.ts', { eager: true });

/** Texts in code. Those in `content/` are typeset when they are read. */
const sources: Readonly<Record<string, unknown>> = { ...modules, menus };

function collectTexts(value: unknown, place: string): { readonly place: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => collectTexts(part, `${place} ${key}`));
}

const texts = Object.entries(sources).flatMap(([source, value]) => collectTexts(value, source));

const rules: readonly { readonly name: string; readonly mistake: RegExp }[] = [
  { name: 'apostrophes are curved', mistake: /\p{L}'|'\p{L}/u },
  { name: 'quotation marks are curved', mistake: /"/ },
  { name: 'hyphens are not used as dashes', mistake: /--|\s-\s/ },
  { name: 'sentences contain no dashes', mistake: /[—―]|\s–\s/ },
  { name: 'ranges have one en dash without spaces', mistake: /\d\s?[-—]\s?\$?\d|\d(?:\s[–]|[–]\s)\$?\d/ },
  { name: 'an ellipsis is one character', mistake: /\.\.\./ },
  { name: 'spaces are single', mistake: /\s{2}/ },
];

test('no text is empty: on phones a table cell would show a column name without a value', () => {
  expect(texts.filter(({ text }) => text === '').map(({ place }) => place)).toEqual([]);
});

for (const { name, mistake } of rules) {
  test(`in texts of samples and menus ${name}`, () => {
    const mistaken = texts
      .filter(({ text }) => mistake.test(text))
      .map(({ place, text }) => `${place}: ${text}`);
    expect(mistaken).toEqual([]);
  });
}
