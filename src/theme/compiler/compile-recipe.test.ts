import { defineRecipe, defineSlotRecipe } from '../recipe.ts';
import { expect, test } from 'vitest';
import { compileRecipe } from './compile-recipe.ts';
import { numberedNames } from './names.ts';

const noticeRecipe = defineRecipe({
  base: { color: 'fg', _print: { display: 'none' }, '&:hover': { bg: 'brand.quiet' } },
  variants: {
    tone: { calm: { color: 'fg.muted' }, loud: { color: 'danger' } },
    width: { narrow: {}, wide: {} },
  },
  defaultVariants: { tone: 'calm' },
});

test('a recipe becomes one class for each value of a variant that changes it, and only of those', () => {
  const { compiled, rules } = compileRecipe('noticeRecipe', noticeRecipe);
  expect(compiled).toEqual({ classes: ['notice', 'tone'], defaultVariants: { tone: 'calm' } });
  expect(Object.keys(rules)).toEqual(['notice-calm', 'notice-loud']);
});

test("a rule has Chakra's tokens, conditions and nested selectors as plain CSS", () => {
  const { rules } = compileRecipe('noticeRecipe', noticeRecipe);
  expect(rules['notice-loud']).toBe(
    '.notice-loud{color:var(--d-colors-danger)}.notice-loud:hover{background:var(--d-colors-brand-quiet)}@media print{.notice-loud{display:none}}',
  );
});

test('each slot has a class of its own, and equal styles of two slots keep their two selectors', () => {
  const { compiled, rules } = compileRecipe(
    'paperFigureRecipe',
    defineSlotRecipe({ slots: ['root', 'innerText'], base: { root: { gap: '2' }, innerText: { gap: '2' } } }),
  );
  expect(compiled.classes).toEqual({ root: ['paper-figure-root'], innerText: ['paper-figure-inner-text'] });
  expect(rules).toEqual({
    'paper-figure-root': '.paper-figure-root{gap:var(--d-spacing-2)}',
    'paper-figure-inner-text': '.paper-figure-inner-text{gap:var(--d-spacing-2)}',
  });
});

test('in a build classes and tokens are numbers, and the values of variants follow', () => {
  const names = numberedNames();
  const { compiled, rules } = compileRecipe('noticeRecipe', noticeRecipe, names);
  expect(compiled.classes).toEqual(['s0', 'tone']);
  const danger = names.propertyOf('--d-colors-danger');
  expect(danger).toMatch(/^--[a-z]\w$/);
  expect(rules['s0-loud']).toContain(`.s0-loud{color:var(${danger})}`);
  expect([names.classOf('other'), names.classOf('notice'), names.classOf('c-button')]).toEqual([
    's1',
    's0',
    'c-2',
  ]);
  expect(names.propertyOf('--swipe')).toBe('--swipe');
});

test('a breakpoint holds for wide screens and for paper', () => {
  const { rules } = compileRecipe('boxRecipe', defineRecipe({ base: { gap: { md: '4' } } }));
  expect(rules['box']).toBe('@media print,screen and (width>=48rem){.box{gap:var(--d-spacing-4)}}');
});

test('an export that is no recipe by its name is refused', () => {
  expect(() => compileRecipe('notice', noticeRecipe)).toThrow('name it noticeRecipe');
});

test('a token that the theme lacks is refused, but no number, string or address', () => {
  const compile = (styles: Parameters<typeof defineRecipe>[0]['base']) =>
    compileRecipe('noticeRecipe', defineRecipe({ base: styles ?? {} }));
  expect(() => compile({ color: 'fg.subtle' })).toThrow(
    'color: fg.subtle: no such token in src/theme/tokens.ts',
  );
  expect(() => compile({ _print: { border: '1px solid gray.500' } })).toThrow(
    'border: gray.500: no such token',
  );
  expect(() =>
    compile({ gap: '.5rem', width: 'calc(1.5em - .25em)', content: '"a.b"', backgroundImage: 'url(a.svg)' }),
  ).not.toThrow();
});

test('styles of a slot that there is not are refused', () => {
  const recipe = defineSlotRecipe({
    slots: ['root'],
    base: { root: { gap: '2' } },
    // @ts-expect-error: types tell it too, but not in every recipe.
    variants: { layout: { low: { plot: { gap: '4' } } } },
  });
  expect(() => compileRecipe('noticeRecipe', recipe)).toThrow('"plot" has styles, but is none of the slots');
});
