import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { type Checkout, copyCheckout } from '#scripts/test/checkout.ts';
import { expectFocusVisible, focusSizes } from '../support/focus.ts';
import { sendButton, toast } from '../support/forms.ts';
import { linkTo } from '../support/menus.ts';
import { blockTypefaces, collectViolations, openPage, readStoredKeys } from '../support/site.ts';

const serviceUrl = 'https://tags.example.net';
const scriptUrl = `${serviceUrl}/gtag/js?id=G-1`;
const countUrl = (path: string) => `${serviceUrl}/collect?page=${path}`;
/** Each of Google's scripts creates this Trusted Types policy. */
const serviceScript = `document.cookie = '_ga=1;path=/';
trustedTypes.createPolicy('goog#html', {});
trustedTypes.createPolicy('goog#html', {});
const send = ([kind, , parameters]) => {
  if (kind === 'event') fetch('${countUrl('')}' + parameters.page_path);
};
dataLayer.forEach(send);
dataLayer.push = (command) => send(command);`;

let checkout: Checkout;
let site: Awaited<ReturnType<typeof serveSite>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = copyCheckout();
  const env = { ...process.env, ANALYTICS_URL: scriptUrl, ANALYTICS_ORIGINS: '' };
  await promisify(execFile)('node', ['scripts/build/build.ts'], { cwd: checkout.folder, env });
  site = await serveSite({ outDir: `${checkout.folder}/dist/client` });
});
test.afterAll(async () => {
  await site?.close();
  checkout?.remove();
});

/** URLs that the page requests from the service. */
let requests: string[];

test.beforeEach(async ({ context }) => {
  requests = [];
  await context.route(`${serviceUrl}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: serviceScript });
  });
});

const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const allowButton = (page: Page) => question(page).getByRole('button', { name: 'Allow', exact: true });
const denyButton = (page: Page) => question(page).getByRole('button', { name: 'Don’t allow' });
const footerButton = (page: Page) => page.locator('footer').getByRole('button', { name: 'Analytics choice' });
const visit = (page: Page, path: string) => openPage(page, site.origin + path);

/** The question would be in the page by then. */
async function expectNoQuestion(page: Page) {
  await expect(footerButton(page)).toBeEnabled();
  await expect(question(page)).toBeHidden();
}

test('before the visitor answers, nothing is loaded or stored, and the question shifts nothing and takes no focus', async ({
  page,
}) => {
  await blockTypefaces(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(requests).toEqual([]);
  expect(await readStoredKeys(page)).toEqual([]);
});

test('at every size, both answers look alike, and the question hides no keyboard focus', async ({ page }) => {
  await visit(page, '/about');
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    const readLook = (button: typeof allowButton) =>
      button(page).evaluate((element) => {
        const { width, height, top } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
        return { width, height, top, color, backgroundColor, borderColor, font };
      });
    expect(await readLook(allowButton), `${size.width} px`).toEqual(await readLook(denyButton));
    await expectFocusVisible(page);
  }
});

test('the question and a toast together hide no keyboard focus', async ({ page }) => {
  await visit(page, '/contact');
  await expect(question(page)).toBeVisible();
  await sendButton(page).click();
  await toast(page).hover();
  for (const size of focusSizes) {
    await page.setViewportSize(size);
    await expectFocusVisible(page);
  }
});

test('"Don’t allow" takes one click, loads nothing, and is stored for six months', async ({ page }) => {
  await visit(page, '/about');
  await denyButton(page).click();
  await expect(question(page)).toBeHidden();
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  await page.clock.setFixedTime(now + 180 * day);
  await visit(page, '/contact');
  await expectNoQuestion(page);
  expect(await readStoredKeys(page)).toEqual(['dep-analytics']);
  await page.clock.setFixedTime(now + 185 * day);
  await visit(page, '/contact');
  await expect(question(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('"Allow" loads the script and counts each page without asking again, until the browser sends Global Privacy Control', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  await visit(page, '/about');
  await allowButton(page).click();
  await expect.poll(() => requests).toEqual([scriptUrl, countUrl('/about')]);
  await linkTo(page.locator('footer'), '/team').click();
  await expect.poll(() => requests.slice(2)).toEqual([countUrl('/team')]);
  await visit(page, '/process');
  await expect.poll(() => requests.slice(3)).toEqual([scriptUrl, countUrl('/process')]);
  await expect(question(page)).toBeHidden();

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await visit(page, '/team');
  await expectNoQuestion(page);
  await footerButton(page).click();
  await expect(question(page)).toContainText('Global Privacy Control');
  await question(page).getByRole('button', { name: 'Close' }).click();
  await expect(question(page)).toBeHidden();
  expect(requests).toHaveLength(5);
  expect(violations).toEqual([]);
});

test('the browser rejects scripts from strings, as it does without analytics', async ({ page }) => {
  await visit(page, '/about');
  const addScript = page.evaluate(() => {
    document.createElement('script').src = '/assets/other.js';
  });
  await expect(addScript).rejects.toThrow('TrustedScriptURL');
});

test('a visitor can change the answer in the footer, and "Don’t allow" deletes the cookies', async ({
  page,
}) => {
  await visit(page, '/about');
  await denyButton(page).click();
  await footerButton(page).click();
  await expect(question(page)).toContainText('Your current choice: Don’t allow.');
  await allowButton(page).click();
  await expect.poll(() => readStoredKeys(page)).toEqual(['_ga', 'dep-analytics']);
  await footerButton(page).click();
  await Promise.all([page.waitForEvent('load'), denyButton(page).click()]);
  await expect(footerButton(page)).toBeEnabled();
  expect(await readStoredKeys(page)).toEqual(['dep-analytics']);
  expect(requests).toHaveLength(2);
});
