import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fact, Heading, Text } from './Text.tsx';

function readSpans(element: ReactNode, className = 'nowrap') {
  const html = renderToStaticMarkup(element);
  const spans = [...html.matchAll(/<span class="(?<name>[^"]*)">(?<text>[^<]*)<\/span>/g)];
  return {
    spans: spans.flatMap(({ groups }) => (groups?.['name']?.includes(className) ? [groups['text']] : [])),
    text: html.replaceAll(/<[^>]*>/g, ''),
  };
}

test.each([
  ['Clients see 20-30% timeline acceleration.', ['20-30%']],
  ['A reply within 1-2 business days, a start in 1-2 weeks.', ['1-2 business days', '1-2 weeks']],
  ['It costs $2,500-$7,500 and takes 2–3 weeks.', ['$2,500-$7,500', '2–3 weeks']],
  ['Book a 30-Minute call or save a 6-week delay.', ['30-Minute', '6-week']],
  ['Files of 10 MB, 20+ years, under 12 months, up to 40%.', ['10 MB', '20+ years', '12 months']],
  ['Pre-IND advice and pre-vetted vendors in 2026.', ['Pre-IND', 'pre-vetted']],
  ['A grant-funded, one-plan program - or an add-on', ['grant-funded', 'one-plan', 'add-on']],
  ['CMC/formulation, 3.2.S.4 and a plan', []],
])('"%s" keeps its figures and hyphenated words on one line and its text unchanged', (text, spans) => {
  expect(readSpans(<Text>{text}</Text>)).toEqual({ spans, text });
});

test.each([
  ['University spinouts and grant-funded programs', ['grant-funded']],
  ['Need a Team That Delivers—Even now', ['Delivers—Even']],
  ['Small Molecule Development — From Discovery to IND', ['Development —']],
  ['How the 30-45 days are spent', ['30-45 days']],
  ['Lean biotech teams', ['biotech teams']],
  ['Regulatory line of sight', []],
  ['Drug product manufacturing', []],
])('the heading "%s" also keeps compounds and a short last word on one line', (text, spans) => {
  expect(readSpans(<Heading as="h2">{text}</Heading>)).toEqual({ spans, text });
});

test('a heading of two sentences has a span for each, and its text unchanged', () => {
  const text = 'Three disciplines. Five shared milestones.';
  expect(readSpans(<Heading as="h2">{text}</Heading>, 'sentence')).toEqual({
    spans: ['Three disciplines.', 'Five shared milestones.'],
    text,
  });
});

test('a text beside other elements keeps its figures on one line', () => {
  const element = (
    <Text as="li" id="plan">
      <b>Plan</b> takes {['2–3 weeks']}.
    </Text>
  );
  expect(readSpans(element)).toEqual({ spans: ['2–3 weeks'], text: 'Plan takes 2–3 weeks.' });
  expect(renderToStaticMarkup(element)).toMatch(/^<li id="plan"><b>Plan<\/b> takes /);
});

test('a heading with an element before its text has no empty span', () => {
  const element = (
    <Heading as="h1">
      <b>404</b> {'Page missing'}
    </Heading>
  );
  expect(renderToStaticMarkup(element)).toBe('<h1><b>404</b> Page missing</h1>');
});

test('a fact keeps the figures of its value and its label on one line', () => {
  expect(readSpans(<Fact content={{ value: '2–3 weeks', label: 'after a 30-minute call' }} />)).toEqual({
    spans: ['2–3 weeks', '30-minute'],
    text: '2–3 weeks after a 30-minute call',
  });
});
