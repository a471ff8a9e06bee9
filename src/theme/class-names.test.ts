import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';
import type { Recipe, SlotRecipe } from './recipe.ts';

test('a recipe gives one class, its variants by default or as chosen', () => {
  const compiled: Recipe<{ variant?: 'solid' | 'outline'; size?: 'md' | 'sm' }> = {
    classes: ['c-button', 'variant', 'size'],
    defaultVariants: { variant: 'solid', size: 'md' },
  };
  expect(classNames(compiled)).toBe('c-button-solid-md');
  expect(classNames(compiled, { variant: 'outline', size: 'sm' })).toBe('c-button-outline-sm');
});

test('a slot recipe gives a class a slot, with the variants that change it', () => {
  const compiled: SlotRecipe<'root' | 'inner' | 'intro', { tone?: 'paper'; layout?: 'aside' }> = {
    classes: { root: ['section-root', 'tone'], inner: ['section-inner', 'layout'], intro: ['section-intro'] },
    defaultVariants: { tone: 'paper' },
  };
  expect(classNames(compiled, { layout: 'aside' })).toEqual({
    root: 'section-root-paper',
    inner: 'section-inner-aside',
    intro: 'section-intro',
  });
});
