import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from '#src/site/claims.ts';

test('the bars show the middle of the claimed timeline acceleration', () => {
  const [lowest = NaN, highest = lowest] = claims.timelineAcceleration.match(/\d+/g)?.map(Number) ?? [];
  const css = readFileSync(new URL('./WaitComparison.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`--waits: ${(lowest + highest) / 2}%;`);
});
