import { expect, test } from 'vitest';
import { misspeltVariables, unknownVariables } from './unknown-variables.ts';

const known = ['SITE_URL', 'PROVIDER_EMAIL', 'PRIVACY_URL'];

test('a misspelt variable of .env is told with the name that was meant', () => {
  expect(unknownVariables(known, { SITE_URL: 'a', PROVIDER_EMIAL: 'b' }, '.env')).toEqual([
    '.env sets PROVIDER_EMIAL, which nothing reads: did you mean PROVIDER_EMAIL?',
  ]);
});

test('a variable of .env that is like none is told with where to look', () => {
  expect(unknownVariables(known, { COLOUR: 'green' }, '.env')).toEqual([
    '.env sets COLOUR, which nothing reads: .env.example lists every variable.',
  ]);
});

test('of the variables of the process only those are told of that look like ours', () => {
  expect(
    misspeltVariables(known, { PATH: '/bin', TERM_PROGRAM: 'x', SITE_ULR: 'a', PRIVACY_URL: 'b' }),
  ).toEqual(['SITE_ULR is set, which nothing reads: did you mean SITE_URL?']);
});
