import { expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { createLlmsText } from './llms.ts';

test('every page is listed once', () => {
  const paths = [...createLlmsText().matchAll(/\]\(https:\/\/www\.example\.com(.*?)\)/g)].map(
    ([, path]) => path,
  );
  expect(paths).toHaveLength(routes.length);
  expect(new Set(paths)).toEqual(new Set(routes.map(({ path }) => path)));
});
