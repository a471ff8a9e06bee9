import { expect, test } from 'vitest';
import { listTicks } from './ticks.ts';

test.each(Array.from({ length: 60 }, (_, index) => index + 1))(
  'an axis of %i weeks starts at 0, ends with its unit and has few labels, apart from each other',
  (weeks) => {
    const ticks = listTicks(weeks);
    expect([ticks[0], ticks.at(-1)]).toEqual([0, weeks]);
    expect(ticks.length).toBeLessThanOrEqual(5);
    const gaps = ticks.slice(1).map((tick, index) => (tick - ticks[index]!) / weeks);
    expect(Math.min(...gaps)).toBeGreaterThan(0.14);
  },
);

test('an axis of 12 weeks', () => {
  expect(listTicks(12)).toEqual([0, 4, 8, 12]);
});
