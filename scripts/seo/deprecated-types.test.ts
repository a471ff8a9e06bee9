import { expect, test } from 'vitest';
import { deprecatedTypes } from './deprecated-types.ts';
import { loadVocabulary, readDeclarations } from './vocabulary.ts';

/** A type's description and its name. */
const described = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export type (\w+) =/g;

test('the table names the types that schema.org says are deprecated or superseded, and no others', () => {
  const said = [...readDeclarations().matchAll(described)]
    .filter(([, words = '']) => /deprecated|superseded/i.test(words))
    .map(([, , name]) => name);
  expect(new Set(Object.keys(deprecatedTypes))).toEqual(new Set(said));
});

test('what takes their place is a type that isn’t deprecated itself', () => {
  const types = [...loadVocabulary().keys()];
  for (const successor of Object.values(deprecatedTypes)) {
    const [name = ''] = successor.split(' ');
    expect(types).toContain(name);
    expect(deprecatedTypes).not.toHaveProperty(name);
  }
});
