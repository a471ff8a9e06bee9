import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react/styled-system';
import { expect, test } from 'vitest';
import { compileRecipe, joinRules } from './compile-recipe.ts';

const noticeRecipe = {
  base: { color: 'fg', _print: { display: 'none' }, '&:hover': { bg: 'brand.quiet' } },
  variants: {
    tone: { calm: { color: 'fg.muted' }, loud: { color: 'danger' } },
    width: { narrow: {}, wide: {} },
  },
  defaultVariants: { tone: 'calm' },
} satisfies RecipeDefinition;

test('a recipe becomes one class for each value of a variant that changes it, and only of those', () => {
  const { compiled, rules } = compileRecipe('noticeRecipe', noticeRecipe);
  expect(compiled).toEqual({ classes: ['notice', 'tone'], defaultVariants: { tone: 'calm' } });
  expect(Object.keys(rules)).toEqual(['notice-calm', 'notice-loud']);
});

test("a rule has Chakra's tokens, conditions and nested selectors as plain CSS", () => {
  const { rules } = compileRecipe('noticeRecipe', noticeRecipe);
  expect(rules['notice-loud']).toBe(
    '.notice-loud{color:var(--colors-danger)}.notice-loud:hover{background:var(--colors-brand-quiet)}@media print{.notice-loud{display:none}}',
  );
});

test('nothing that a recipe says is dropped', () => {
  const base = { borderStyle: 'none', overflowWrap: 'break-word', tabSize: 4, touchAction: 'manipulation' };
  const { rules } = compileRecipe('boxRecipe', { base });
  expect(rules['box']).toBe(
    '.box{overflow-wrap:break-word;tab-size:4;touch-action:manipulation;border-style:none}',
  );
});

test('each slot has a class of its own, and equal styles of two slots keep their two selectors', () => {
  const { compiled, rules } = compileRecipe('paperFigureRecipe', {
    slots: ['root', 'innerText'],
    base: { root: { gap: '2' }, innerText: { gap: '2' } },
  });
  expect(compiled.classes).toEqual({ root: ['paper-figure-root'], innerText: ['paper-figure-inner-text'] });
  expect(rules).toEqual({
    'paper-figure-root': '.paper-figure-root{gap:var(--spacing-2)}',
    'paper-figure-inner-text': '.paper-figure-inner-text{gap:var(--spacing-2)}',
  });
});

test('a breakpoint holds for wide screens and for paper', () => {
  const { rules } = compileRecipe('boxRecipe', { base: { gap: { md: '4' } } });
  expect(rules['box']).toBe('@media print,screen and (width>=48rem){.box{gap:var(--spacing-4)}}');
});

test('an export that is no recipe by its name is refused', () => {
  expect(() => compileRecipe('notice', noticeRecipe)).toThrow('name it noticeRecipe');
});

test('a token that the theme lacks is refused, but no number, string or address', () => {
  const compile = (base: RecipeDefinition['base']) => compileRecipe('noticeRecipe', { base });
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
  const recipe: SlotRecipeDefinition = {
    slots: ['root'],
    base: { root: { gap: '2' } },
    variants: { layout: { low: { plot: { gap: '4' } } } },
  };
  expect(() => compileRecipe('noticeRecipe', recipe)).toThrow('"plot" has styles, but is none of the slots');
});

test('two recipes that make the same class are refused, by their names', () => {
  const recipe = (name: string) => ({ name, rules: { 'card-title': '.card-title{gap:0}' } });
  expect(() => joinRules([recipe('cardRecipe'), recipe('cardTitleRecipe')])).toThrow(
    'The recipes cardRecipe and cardTitleRecipe both make the class card-title',
  );
});
