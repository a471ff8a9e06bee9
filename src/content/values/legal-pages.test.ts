import { expect, test } from 'vitest';
import { findLegalRows } from './legal-pages.ts';

test('a text of no legal page is rejected, and the error names the names', () => {
  expect(() => findLegalRows(['cookies', 'terms'])).toThrow(
    "content/legal/cookies.md isn't the text of a page. Rename it to privacy.md or terms.md, or remove it.",
  );
});
