import { expect, test } from 'vitest';
import { team } from './team.ts';

test('everybody is shown under a name of their own', () => {
  expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
});

test.each(team)('$name is shown with what to ask about', ({ bio, expertise }) => {
  expect(bio).not.toBe('');
  expect(expertise.length).toBeGreaterThan(0);
});
