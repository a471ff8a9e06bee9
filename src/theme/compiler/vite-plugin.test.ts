import { expect, test } from 'vitest';
import { joinRules } from './vite-plugin.ts';

test('two recipes that make the same class are refused, by their names', () => {
  const recipe = (name: string) => ({ name, rules: { 'card-title': '.card-title{gap:0}' } });
  expect(() => joinRules([recipe('cardRecipe'), recipe('cardTitleRecipe')])).toThrow(
    'The recipes cardRecipe and cardTitleRecipe both make the class card-title',
  );
});
