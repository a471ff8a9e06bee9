import { describe, expect, test } from 'vitest';
import { weeksOf } from './weeks-of.ts';

describe('weeksOf', () => {
  test('reads both ends of a range, whichever dash the claim is written with', () => {
    expect(weeksOf('2–3 weeks')).toEqual({ shortest: 2, longest: 3 });
    expect(weeksOf('2-3 weeks')).toEqual({ shortest: 2, longest: 3 });
  });

  test('reads a single figure as a range of one length', () => {
    expect(weeksOf('4 weeks')).toEqual({ shortest: 4, longest: 4 });
    expect(weeksOf('up to 4 weeks')).toEqual({ shortest: 4, longest: 4 });
  });

  test('finds no weeks in an offer that runs by the month or beside another', () => {
    expect(weeksOf('monthly')).toBeUndefined();
    expect(weeksOf('add-on')).toBeUndefined();
  });
});
