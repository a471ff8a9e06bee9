import { expect, test } from 'vitest';
import { thanks } from './form-responses.ts';

test('an inquiry that is safe while its files are lost leads to the anchor that says so', () => {
  const answer = thanks('https://www.example.org', 'rfp', true);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    'https://www.example.org/submit-rfp/form?sent=1#files-lost',
  ]);
});
