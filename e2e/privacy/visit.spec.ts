import { expect, type Page, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { routes } from '#src/site/routes.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { fillContactForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { linkTo } from '../support/menus.ts';
import {
  blockScripts,
  clickThroughSite,
  getTitle,
  hydrate,
  openPage,
  readBuiltPage,
} from '../support/site.ts';

async function readStoredKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const storageKeys = await page.evaluate(async () => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
    ...(await window.indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await window.caches.keys()),
    ...(await window.navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  return [...cookies.map(({ name }) => name), ...storageKeys];
}

async function collectOtherOrigins(page: Page): Promise<string[]> {
  const otherOrigins: string[] = [];
  const recordUrl = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (protocol.startsWith('http') && hostname !== 'localhost') otherOrigins.push(url);
  };
  page.on('request', (request) => recordUrl(request.url()));
  await page.exposeBinding('noteHint', (_source, url: string) => recordUrl(url));
  await page.addInitScript(() => {
    const noteHint = (window as unknown as { noteHint: (url: string) => void }).noteHint;
    const hints = 'link:is([rel=preconnect], [rel=dns-prefetch], [rel=preload], [rel=prefetch])';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.matches(hints)) noteHint(node.href);
    }).observe(document, { childList: true, subtree: true });
  });
  return otherOrigins;
}

test('a visit to every page stores nothing and sends no request to other origins', async ({ page }) => {
  const otherOrigins = await collectOtherOrigins(page);
  await openPage(page, '/sitemap');
  await clickThroughSite(page);
  for (const path of ['/', '/contact?service=readiness', '/submit-rfp/form?service=rescue']) {
    await openPage(page, path);
    await page.goto('/about');
    expect(await readStoredKeys(page), path).toEqual([]);
  }
  expect(otherOrigins).toEqual([]);
});

test('no document has a connection hint for another origin', () => {
  for (const { path } of routes)
    expect(readBuiltPage(path), path).not.toMatch(/<link[^>]+rel="(?:preconnect|dns-prefetch)"/);
});

test('an edited form stores its draft and nothing else', async ({ page }) => {
  const otherOrigins = await collectOtherOrigins(page);
  await openPage(page, '/contact');
  await page.getByLabel('Company').fill('Analytical Engines');
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await readStoredKeys(page)).toEqual([expect.stringContaining('draft')]);
  expect(otherOrigins).toEqual([]);
});

test.describe('without storage in the browser, the campaign of a visit', () => {
  const campaign = { utm_source: 'newsletter', utm_campaign: 'spring' };
  const landing = '/services?utm_source=newsletter&utm_campaign=spring';

  test('is stored with the inquiry when the first link loads a document', async ({ page }) => {
    const email = createSenderEmail();
    await blockScripts(page);
    await page.goto(landing);
    await linkTo(page.getByRole('main'), '/contact').click();
    await expect(page).toHaveTitle(getTitle('/contact'));
    await page.unroute('**/assets/**/*.js');
    await page.reload();
    await hydrate(page);
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      { attribution: { ...campaign, landing_page: expect.stringMatching(/\/services$/) } },
    ]);
  });

  test('is added to booking links, and a visit without one adds nothing', async ({ page }) => {
    const { bookingUrl } = globalThis.__PROVIDER__;
    const booking = page.getByRole('main').locator(`a[href^="${bookingUrl}"]`).last();
    await openPage(page, landing);
    await booking.hover();
    await expect(booking).toHaveAttribute(
      'href',
      `${bookingUrl}?${new URLSearchParams(campaign).toString()}`,
    );
    await openPage(page, '/services');
    await booking.hover();
    await expect(booking).toHaveAttribute('href', bookingUrl);
  });
});
