// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { stripMarkup } from './strip-markup.ts';

describe('text without markup', () => {
  test.each([
    'IC50 < 5 nM & pH > 7',
    'p<0.05 and q>0.1',
    'selectivity <baseline in all assays',
    'R&D, "quotes" and \'apostrophes\'',
    'typed as &lt;b&gt; and &amp;',
    'first line\nsecond line\n\n- a list',
    '5 °C → 25 °C, µM, 日本語, 🧪',
    '',
  ])('keeps %j as it was typed', (text) => {
    expect(stripMarkup(text)).toBe(text);
  });

  test.each([
    ['<p>one</p>', 'one'],
    ['a <b>bold</b> claim', 'a bold claim'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['before<script>alert(1)</script>after', 'beforeafter'],
    ['<style>p{}</style>kept', 'kept'],
    ['<!-- hidden -->shown', 'shown'],
    ['<svg onload=alert(1)>drawn', 'drawn'],
  ])('takes the markup out of %j', (typed, text) => {
    expect(stripMarkup(typed)).toBe(text);
  });

  test('leaves no tag that was hidden in the halves of another', () => {
    expect(stripMarkup('<<b>script>alert(1)<</b>/script>')).not.toMatch(/<\/?script/);
    expect(stripMarkup('<'.repeat(20) + 'b>'.repeat(20))).not.toMatch(/<[a-z]/);
  });
});
