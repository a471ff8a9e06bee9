import { expect, test } from 'vitest';
import { readTexts } from './page-dates.ts';

const source = `import { claims } from '#src/site/claims.ts';

export const content = { title: 'It’s "ready"', text: \`Takes \${claims.rfpCreation}.\` };
`;

test.each([
  [
    'another format',
    source.replace('{ title', '{\n  title').replace('\'It’s "ready"\'', '"It’s \\"ready\\""'),
  ],
  ['a moved module', source.replace('#src/site/claims.ts', '#src/content/claims.ts')],
  ['a renamed property', source.replace('text:', 'lead:')],
])('%s doesn’t change the date of a page', (_, changed) => {
  expect(changed).not.toBe(source);
  expect(readTexts(changed)).toBe(readTexts(source));
});

test.each(['ready', 'Takes', 'rfpCreation'])('a change of “%s” changes the date of a page', (text) => {
  expect(readTexts(source.replace(text, 'other'))).not.toBe(readTexts(source));
});
