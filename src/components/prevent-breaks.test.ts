import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';

function readSpans(text: string, render: typeof preventBreaks) {
  const html = renderToStaticMarkup(render(text));
  const spans = [...html.matchAll(/<span class="[^"]*nowrap[^"]*">(?<text>[^<]*)<\/span>/g)];
  return { spans: spans.map(({ groups }) => groups?.['text']), text: html.replaceAll(/<[^>]*>/g, '') };
}

test.each([
  ['Clients see 20-30% timeline acceleration.', ['20-30%']],
  ['A reply within 1-2 business days, a start in 1-2 weeks.', ['1-2 business days', '1-2 weeks']],
  ['It costs $2,500-$7,500 and takes 2–3 weeks.', ['$2,500-$7,500', '2–3 weeks']],
  ['Book a 30-Minute call or save a 6-week delay.', ['30-Minute', '6-week']],
  ['Files of 10 MB, 20+ years, under 12 months, up to 40%.', ['10 MB', '20+ years', '12 months']],
  ['Pre-IND advice and pre-vetted vendors in 2026.', ['Pre-IND']],
  ['A grant-funded program', []],
])('"%s" keeps its figures on one line and its text unchanged', (text, spans) => {
  expect(readSpans(text, preventBreaks)).toEqual({ spans, text });
});

test.each([
  ['University spinouts and grant-funded programs', ['grant-funded']],
  ['Need a Team That Delivers—Even now', ['Delivers—Even']],
  ['Small Molecule Development — From Discovery to IND', ['Development — From']],
  ['How the 30-45 days are spent', ['30-45 days']],
  ['Lean biotech teams', ['biotech teams']],
  ['Regulatory line of sight', []],
  ['Drug product manufacturing', []],
])('the heading "%s" also keeps compounds and a short last word on one line', (text, spans) => {
  expect(readSpans(text, preventHeadingBreaks)).toEqual({ spans, text });
});

test('a heading of two sentences has a span for each, and its text unchanged', () => {
  const text = 'Three disciplines. Five shared milestones.';
  const html = renderToStaticMarkup(preventHeadingBreaks(text));
  const sentences = [...html.matchAll(/<span class="[^"]*sentence[^"]*">(?<text>[^<]*)<\/span>/g)];
  expect(sentences.map(({ groups }) => groups?.['text'])).toEqual([
    'Three disciplines.',
    'Five shared milestones.',
  ]);
  expect(readSpans(text, preventHeadingBreaks).text).toBe(text);
});
