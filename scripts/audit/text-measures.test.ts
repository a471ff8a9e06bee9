import { expect, test } from 'vitest';
import { resemblance, sequencesOf } from './resemblance.ts';
import { figuresOf } from './rules/copy.ts';
import { textWidth } from './rules/snippet.ts';
import { deprecated } from './vocabulary.ts';

test('a text is as wide as Arial sets it', () => {
  // Widths of Arial: W 1933, i 455, space 569 of 2048.
  expect(textWidth('Wi ', 20)).toBeCloseTo(((1933 + 455 + 569) / 2048) * 20, 5);
  expect(textWidth('–', 14)).toBeCloseTo((1139 / 2048) * 14, 5);
});

test('figures are read in one spelling, however they are written', () => {
  expect(figuresOf('2–3 weeks, 2-3 Week, two to three weeks')).toEqual(['2-3 week', '2-3 week', '2-3 week']);
  expect(figuresOf('a 90-day plan within 90 days')).toEqual(['90 day', '90 day']);
  expect(figuresOf('about 20%, 20-30% and 20+ years')).toEqual(['20%', '20-30%', '20+ year']);
  expect(figuresOf('$2,500-$7,500, from $2,500')).toEqual(['$2,500-$7,500', '$2,500']);
});

test('numbers that claim nothing are no figures', () => {
  expect(figuresOf('Step 3 Vendor matching, Week 1, Series A, ICH Q6A, one program, two vendors')).toEqual(
    [],
  );
});

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');

test('texts that share half of their words in sequence are a third alike', () => {
  expect(resemblance(sequencesOf(words(0, 204)), sequencesOf(words(100, 204)))).toBeCloseTo(1 / 3, 1);
  expect(resemblance(sequencesOf(words(0, 50)), sequencesOf(words(0, 50)))).toBe(1);
});

test('a near copy is told from a text of its own', () => {
  const text = sequencesOf(words(7000, 300));
  const copy = sequencesOf(`${words(7000, 270)} ${words(900_000, 30)}`);
  expect(resemblance(text, copy)).toBeCloseTo(0.82, 1);
  expect(resemblance(text, sequencesOf(words(8000, 300)))).toBe(0);
  expect(resemblance(sequencesOf(''), sequencesOf(''))).toBe(0);
});

test('the vocabulary knows what schema.org has deprecated, and what not', () => {
  expect([...deprecated]).toEqual(expect.arrayContaining(['ProfessionalService', 'UserLikes', 'produces']));
  expect(deprecated).not.toContain('Organization');
  expect(deprecated).not.toContain('serviceType');
});
