import { expect, test } from 'vitest';
import { routes } from '#src/site/routes.ts';
import { content } from './content.ts';

const listed = content.groups
  .flatMap((group): readonly (string | { readonly to: string })[] => group.entries)
  .map((entry) => (typeof entry === 'string' ? entry : entry.to));

test('the sitemap page lists every other page once', () => {
  const pages = routes.map(({ path }) => path).filter((path) => path !== '/sitemap');
  expect(listed.filter((link) => pages.some((path) => path === link)).toSorted()).toEqual(pages.toSorted());
});

test('the sitemap page leads to the consultation request and to the booking page', () => {
  expect(listed).toContain('/contact?topic=consultation');
  expect(listed).toContain('booking');
});
