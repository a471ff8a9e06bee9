import { expect, test } from 'vitest';
import { team } from './team.ts';

test('each team member has a unique name', () => {
  expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
});

test.each(team)('$name has a bio and expertise', ({ bio, expertise }) => {
  expect(bio).not.toBe('');
  expect(expertise.length).toBeGreaterThan(0);
});
