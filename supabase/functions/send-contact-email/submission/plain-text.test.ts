import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

test.each([
  ['IC50 < 5 nM & pH > 7', 'IC50 < 5 nM & pH > 7'],
  ['p<0.05 and n>30', 'p<0.05 and n>30'],
  ['logP <3.5', 'logP <3.5'],
  ['a -> b => c <- d', 'a -> b => c <- d'],
  ['unfinished <b', 'unfinished <b'],
  ['R&D, AT&amp;T &lt;b&gt;', 'R&D, AT&amp;T &lt;b&gt;'],
  ['<b>bold</b> and <a href="https://x.example">linked</a>', 'bold and linked'],
  ['<p>one</p><p>two</p>three<br>four', 'one\ntwo\nthree\nfour'],
  ['before<script>alert("<b>")</script>after', 'beforeafter'],
  ['<style>p{}</style><svg onload=alert(1)>x</svg>', 'x'],
  ['a<!-- hidden -->b', 'ab'],
  ['<<b>script>alert(1)<<b>/script>', ''],
  ['one<p>two<br>three<p>four', 'one\ntwo\nthree\nfour'],
  ['  spaced\r\nout\t', 'spaced\nout'],
  ['zero\u0000width\u202Eevil', 'zerowidthevil'],
])('%j becomes %j', (written, plain) => {
  expect(plainText(written)).toBe(plain);
});

test('a line has no line breaks', () => {
  expect(plainLine('Ada\r\nBcc:\u2028 x')).toBe('Ada Bcc: x');
});

test('text made to be stripped for ever ends without a tag', () => {
  const nested = '<'.repeat(2000) + 'b>'.repeat(2000);
  expect(plainText(nested)).not.toContain('<');
});

/** If the work grew faster than the text, this would take hours. */
test.each(['<<b>', '<p>x</p>', '<b>x', '</b>x', '<!--', '<![CDATA[', '<script>', '<a b="'])(
  'eight million characters of %s end in seconds',
  (piece) => {
    expect(plainText(`${piece.repeat(8_000_000 / piece.length)}>`)).toBeDefined();
  },
  20_000,
);
