import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandVariables, misspeltVariables, unknownVariables } from './unknown-variables.ts';

const known = ['SITE_URL', 'PROVIDER_EMAIL', 'PRIVACY_URL'];

test('a misspelt variable of .env is told with the name that was meant', () => {
  expect(unknownVariables(known, { SITE_URL: 'a', PROVIDER_EMIAL: 'b' }, '.env')).toEqual([
    '.env sets PROVIDER_EMIAL, which nothing reads: did you mean PROVIDER_EMAIL?',
  ]);
});

test.each(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'])(
  '%s, which has another name now, is told with it, in .env and in the environment',
  (name) => {
    const says = /which nothing reads: it is now SUPABASE_(?:PUBLISHABLE|SECRET)_KEY \(sb_/;
    expect(unknownVariables(known, { [name]: 'eyJ' }, '.env')).toEqual([expect.stringMatching(says)]);
    expect(misspeltVariables(known, { [name]: 'eyJ' })).toEqual([expect.stringMatching(says)]);
  },
);

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

test('every variable of a command is in the documents', () => {
  const documents = ['development', 'going-live', 'owners-guide']
    .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
    .join();
  expect(commandVariables.filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
});
