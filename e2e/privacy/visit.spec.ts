import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { routes } from '#src/site/routes.ts';
import { linkTo } from '../support/menus.ts';
import { blockScripts, getTitle, hydrate, openPage, readBuiltPage, readStoredKeys } from '../support/site.ts';

// A new visitor.
test.use({ storageState: { cookies: [], origins: [] } });

test('a visit stores nothing until the visitor edits a form, which stores its draft', async ({ page }) => {
  for (const path of ['/', '/submit-rfp/form?service=rescue', '/contact?service=readiness']) {
    await openPage(page, path);
    await page.goto('/about');
    expect(await readStoredKeys(page), path).toEqual([]);
  }
  await openPage(page, '/contact');
  await page.locator('#company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await readStoredKeys(page)).toEqual([expect.stringContaining('draft')]);
});

test('the only connection hint of a document is for the backend of its form', () => {
  const { supabaseUrl } = globalThis.__PROVIDER__;
  for (const { path } of routes) {
    const html = readBuiltPage(path);
    const hints = html.match(/<link[^>]+rel="(?:preconnect|dns-prefetch)"[^>]*>/g) ?? [];
    const isExpected = supabaseUrl !== undefined && html.includes('<form');
    expect(hints, path).toEqual(
      isExpected ? [`<link rel="dns-prefetch" href="${new URL(supabaseUrl).origin}">`] : [],
    );
  }
});

test('the campaign of a visit is added to booking links, also after a link that loads a document', async ({
  page,
}) => {
  const { bookingUrl } = globalThis.__PROVIDER__;
  const bookingLink = page.getByRole('main').locator(`a[href^="${bookingUrl}"]`).first();
  await openPage(page, '/services');
  await bookingLink.hover();
  await expect(bookingLink, 'without a campaign').toHaveAttribute('href', bookingUrl);

  await blockScripts(page);
  await page.goto('/services?utm_source=newsletter&utm_campaign=spring');
  await linkTo(page.getByRole('main'), '/contact').click();
  await expect(page).toHaveTitle(getTitle('/contact'));
  await page.unrouteAll();
  // Browsers cache a failed module per document.
  await page.reload();
  await hydrate(page);
  await bookingLink.hover();
  await expect(bookingLink).toHaveAttribute(
    'href',
    `${bookingUrl}?utm_source=newsletter&utm_campaign=spring`,
  );
  expect(await readStoredKeys(page)).toEqual([]);
});
