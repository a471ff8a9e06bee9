import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripMarkup } from './html-markup.ts';
import { normalizeAnswer, toPlainLine, toPlainText } from './plain-text.ts';

test.each([
  'Residual solvent <LOD, assay >98% by HPLC; Km<Kd and kcat>10; Jane <jane@x.example>',
  'p<0.05 and q>0.1, n>30, water <= 0.5%, yield >= 90 %, ratio <<1 and >>1',
  'A -> B => C <- D <-> E <=> F <--> G',
  'if a<b>c, then x<i and j>k; T<a and pH=7>b',
  'mean <u> of 5 m/s, batch <code>, ship to <address>, <unknown>, <title>',
  'CC(=O)Oc1ccccc1C(=O)O.[Na+]>>C/C=C\\C, [13C@@H]',
  '>  <IC50>\n0.35\n\n>  <label>\nhit\n$$$$',
  '<sequence id=1>MKV</sequence>, <a@b.example>, <https://x.example>',
  'I <3 it, <, >, <>, </>, < b >, <b, b>, </ b>, <!, <!-- not closed, <?',
  'R&D, AT&amp;T &lt;b&gt;, "quotes" and \'apostrophes\'',
  '5 °C → 25 °C, µM\n\n- 日本語\t👩🏽‍🔬  y',
])('text that only looks like markup is unchanged: %j', (written) => {
  expect(toPlainText(written)).toBe(written);
});

describe('markup', () => {
  test.each([
    ['H<sub>2</sub>O, <i>N</i>-nitroso, 10<SUP >-6</SUP >', 'H2O, N-nitroso, 10-6'],
    ['one<p>two<br />three<p class=x>four', 'one\ntwo\nthree\nfour'],
    ["<img/src=x onerror=alert('x')>text<IMG SRC='a>b' hidden>", 'text'],
    ['<a title="pH > 7" href="https://x.example">x</a> </span>y', 'x y'],
    ['<input type="checkbox" checked> <details open>more', 'more'],
    ['before<SCRIPT async src="x"> if (a<b) {} </Script\n>after', 'beforeafter'],
    ['<style>p{}</style><svg onload=alert(1)>x</svg>', 'x'],
    ['<script src=x>kept<script>too', 'kepttoo'],
    ['a<!-- hidden --><!---->b', 'ab'],
    ['<!DOCTYPE html><html><head></head><body>x</body></html>', 'x'],
    ['<![CDATA[pH < 7 <b>x</b>]]>', 'pH < 7 x'],
    ['if a<b>c, then <b>bold <b>or</b></b>', 'if a<b>c, then bold or'],
    ['<</b>script>alert(1)<</b>/script>', ''],
    ['<<i></i>img src=x>', ''],
  ])('%j becomes %j', (written, plain) => {
    expect(toPlainText(written)).toBe(plain);
  });

  test('markup nested a thousand times leaves no tag and keeps the text', () => {
    const plain = toPlainText(`${'<'.repeat(1000)}${'/i>'.repeat(1000)} word`);
    expect(plain).not.toMatch(/<[a-z/]/i);
    expect(plain).toContain('word');
  });
});

test.each([
  ['  spaced\r\nout\t', 'spaced\nout'],
  ['zero\u0000width\u202Eevil', 'zerowidthevil'],
  ['half \uD800', 'half \uFFFD'],
])('%j is cleaned to %j', (written, plain) => {
  expect(toPlainText(written)).toBe(plain);
});

test('a line has no line breaks', () => {
  expect(toPlainLine('Ada\r\nBcc:\u2028 x')).toBe('Ada Bcc: x');
});

test.each([
  ['\uFEFFa\u200Bda@\u2066bio\u2060tech\u00AD\u034F.example\uFE0F', 'ada@biotech.example'],
  ['mu\u200B\u0308ller@bu\u0308cher.example', 'müller@bücher.example'],
  ['ａｄａ＠biotech。example', 'ada@biotech.example'],
  ['<!doctype<\u0338>ada@biotech.example', 'ada@biotech.example'],
  ['MAILTO:ada@biotech.example?subject=IND', 'ada@biotech.example'],
  ['"Novak, Ada" <ada@biotech.example>;', 'ada@biotech.example'],
  ['ada@biotech.example <ada@biotech.example>', 'ada@biotech.example'],
  ['＜mailto:ada@biotech.example＞', 'ada@biotech.example'],
  ['“ada@biotech.example.”', 'ada@biotech.example'],
  ["('ada@biotech.example') ,", 'ada@biotech.example'],
  ["o'neil@pharma.example", "o'neil@pharma.example"],
  ['mailto@pharma.example', 'mailto@pharma.example'],
  ['ada+?ind@biotech.example', 'ada+?ind@biotech.example'],
  // Not guessed: the visitor is asked.
  ['ada@biotech.example..', 'ada@biotech.example..'],
  ['Ada <a@b.example>, Bob <c@d.example>', 'Ada <a@b.example>, Bob <c@d.example>'],
])('the email address %j is normalized to %s', (written, normalized) => {
  expect(normalizeAnswer({ kind: 'email' }, written)).toBe(normalized);
});

test.each(['mailto:x', '<x@biotech.example>', 'x.', '"x"', 'ｘ', '👩‍🔬 می‌خواهم'])(
  'other fields keep wrappers, full-width letters and the invisible characters of scripts and emoji: %j',
  (written) => {
    expect(normalizeAnswer({ kind: 'text' }, written)).toBe(written);
  },
);

/** Random characters would hardly ever form markup. */
const markupParts = fc.constantFrom(
  ...'< > </ <b> </b> <br> <p> <!-- --> <script> </script> <![CDATA[ ]]> <!doctype b i script img'.split(' '),
  ...'mailto: “ ” ( ) , . 。 ＜ ＞ ； a a@b.example href= src=x checked \' " = / & ; ! - x'.split(' '),
  ...'LOD Kd jane@x.example 0.05 µ 🧪 ́'.split(' '),
  ...' |\n|\r|\u0000|\u00A0|\uFEFF|\u200B|\u0338|\u212A|\uD83E'.split('|'),
);
const anyText = fc.oneof(
  fc.array(markupParts, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

test('the function changes nothing in normalized text', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('text', 'textarea', 'email'), (written, kind) => {
      const normalized = normalizeAnswer({ kind }, written);
      expect(normalizeAnswer({ kind }, normalized)).toBe(normalized);
    }),
    { numRuns: 5000 },
  );
});

test('stripped markup leaves only line breaks and single spaces', () => {
  fc.assert(
    fc.property(anyText, (written) => {
      let from = 0;
      for (const character of stripMarkup(written)) {
        if (character === '\n' || character === ' ') continue;
        from = written.indexOf(character, from) + character.length;
        expect(from).toBeGreaterThanOrEqual(character.length);
      }
    }),
    { numRuns: 2000 },
  );
});
