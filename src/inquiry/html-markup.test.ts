// cspell:ignore analyse
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { characterDataPattern, commentPattern, hiddenElementPattern, tagPattern } from './html-markup.ts';

// The linter checks expressions that are literals.
test.each([commentPattern, characterDataPattern, hiddenElementPattern, tagPattern])(
  'matching takes linear time: %s',
  ({ source, flags }) => {
    expect(analyse({ source, flags }).reports).toEqual([]);
  },
);
