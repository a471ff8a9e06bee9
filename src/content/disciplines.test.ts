import { expect, test } from 'vitest';
import { describeInvolvement } from './disciplines.ts';

test('the work of an advisor is described in one sentence, without the phases that the advisor has no part in', () => {
  expect(describeInvolvement(['works', 'advises', 'none', 'advises'])).toBe(
    'Works in readiness; advises in strategy and execution.',
  );
  expect(describeInvolvement(['advises', 'advises', 'advises', 'none'])).toBe(
    'Advises in readiness, strategy and vendor selection.',
  );
  expect(describeInvolvement(['works', 'works', 'works', 'works'])).toBe(
    'Works in readiness, strategy, vendor selection and execution.',
  );
});
