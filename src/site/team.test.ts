import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { team } from './team.ts';

test('ten people are shown, each under a name of their own', () => {
  expect(new Set(team.map(({ name }) => name)).size).toBe(10);
});

test.each(team)('$name has a picture', ({ image }) => {
  expect(existsSync(`public${image}`), `public${image} is missing`).toBe(true);
});

test.each(team)('$name is shown with what to ask about', ({ bio, expertise }) => {
  expect(bio).not.toBe('');
  expect(expertise.length).toBeGreaterThan(0);
});
