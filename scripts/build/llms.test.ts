import { expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { createLlmsIndex } from './llms.ts';

test.each(routes.map(({ path }) => path))('the page at %s stands once in llms.txt', (path) => {
  const index = createLlmsIndex({ siteUrl: 'https://www.example.com', routes });
  expect(index.split(`(https://www.example.com${path})`)).toHaveLength(2);
});
