import { describe, expect, it } from 'vitest';
import { claims } from './claims.ts';
import { weeksOf } from './weeks-of.ts';

describe('weeksOf', () => {
  it('reads both ends of a range, whichever dash the claim is written with', () => {
    expect(weeksOf(claims.offers.milestoneMap)).toEqual({ shortest: 2, longest: 3 });
    expect(weeksOf(claims.readinessSprint.duration)).toEqual({ shortest: 2, longest: 3 });
  });

  it('reads a single figure as a range of one length', () => {
    expect(weeksOf(claims.rfpCreation)).toEqual({ shortest: 4, longest: 4 });
    expect(weeksOf(claims.readinessSprint.complexDuration)).toEqual({ shortest: 4, longest: 4 });
  });

  it('finds no weeks in an offer that runs by the month or beside another', () => {
    expect(weeksOf(claims.offers.programManagement)).toBeUndefined();
    expect(weeksOf(claims.offers.grantReadiness)).toBeUndefined();
  });
});
