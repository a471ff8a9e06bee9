import { expect, test } from 'vitest';
import { checkPortraits } from '../../scripts/drawings/portraits.ts';
import { team } from './team.ts';

test('everybody is shown under a name of their own', () => {
  expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
});

test('every photo can be used', async () => {
  expect(await checkPortraits(team)).toEqual([]);
});

test.each(team)('$name is shown with what to ask about', ({ bio, expertise }) => {
  expect(bio).not.toBe('');
  expect(expertise.length).toBeGreaterThan(0);
});
