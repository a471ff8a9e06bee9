import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkTo } from '../support/menus.ts';
import { buildAndServe, type ServedBuild } from '../support/site-build.ts';
import { blockTypefaces, openPage, collectViolations, getTitle } from '../support/site.ts';

const scriptUrl = 'https://tags.example.net/gtag/js?id=G-1';
const serviceScript = `document.cookie = '_ga=1;path=/';
const send = ([kind, , parameters]) => {
  if (kind === 'event') fetch('https://tags.example.net/collect?page=' + parameters.page_path);
};
dataLayer.forEach(send);
dataLayer.push = (command) => send(command);`;

let site: ServedBuild;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await buildAndServe({ ANALYTICS_URL: scriptUrl, ANALYTICS_ORIGINS: '' });
});
test.afterAll(() => site?.close());

/** Returns the requested URLs. */
async function mockService(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route('https://tags.example.net/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: serviceScript });
  });
  return requests;
}

const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const allowButton = (page: Page) => question(page).getByRole('button', { name: 'Allow', exact: true });
const denyButton = (page: Page) => question(page).getByRole('button', { name: 'Don’t allow' });
const footerButton = (page: Page) => page.locator('footer').getByRole('button', { name: 'Analytics choice' });
const visit = (page: Page, path: string) => openPage(page, site.origin + path);

async function readStoredKeys(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...storedKeys];
}

test('before the visitor answers, nothing is loaded or stored, and the question shifts nothing and takes no focus', async ({
  page,
  context,
}) => {
  const requests = await mockService(context);
  await blockTypefaces(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/about');
  await expect(question(page)).toBeVisible();
  await linkTo(page.locator('footer'), '/team').click();
  await expect(page).toHaveTitle(getTitle('/team'));
  await visit(page, '/');
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(requests).toEqual([]);
  expect(await readStoredKeys(page)).toEqual([]);
  expect(await page.locator('link:is([rel=preconnect], [rel=dns-prefetch])').count()).toBe(0);
});

test('both answers look alike at every width', async ({ page }) => {
  await visit(page, '/about');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const looks = await Promise.all(
      [allowButton(page), denyButton(page)].map((button) =>
        button.evaluate((element) => {
          const { width, height, top } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
          return { width, height, top, color, backgroundColor, borderColor, font };
        }),
      ),
    );
    expect(looks[0], `${width} px`).toEqual(looks[1]);
  }
});

test('"Don’t allow" takes one click, is stored, and loads nothing', async ({ page, context }) => {
  const requests = await mockService(context);
  await visit(page, '/about');
  await denyButton(page).click();
  await expect(question(page)).toBeHidden();
  await visit(page, '/contact');
  await expect(footerButton(page)).toBeEnabled();
  await expect(question(page)).toBeHidden();
  expect(await readStoredKeys(page)).toEqual(['dep-analytics']);
  await page.getByLabel('Email').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(requests).toEqual([]);
});

test('"Allow" loads the script and counts this page and the next, and the next document doesn’t ask', async ({
  page,
  context,
}) => {
  const violations = await collectViolations(page);
  const requests = await mockService(context);
  await visit(page, '/about');
  await allowButton(page).click();
  const collected = (path: string) => `https://tags.example.net/collect?page=${path}`;
  await expect.poll(() => requests).toEqual([scriptUrl, collected('/about')]);
  await linkTo(page.locator('footer'), '/team').click();
  await expect.poll(() => requests.slice(2)).toEqual([collected('/team')]);
  await visit(page, '/process');
  await expect.poll(() => requests.slice(3)).toEqual([scriptUrl, collected('/process')]);
  await expect(question(page)).toBeHidden();
  expect(violations).toEqual([]);
});

test('a visitor can change the answer in the footer, and "Don’t allow" deletes the cookies', async ({
  page,
  context,
}) => {
  const requests = await mockService(context);
  await visit(page, '/about');
  await denyButton(page).click();
  await footerButton(page).click();
  await expect(question(page)).toContainText('Your current choice: Don’t allow.');
  await allowButton(page).click();
  await expect.poll(() => requests.length).toBe(2);
  await expect.poll(() => readStoredKeys(page)).toEqual(['_ga', 'dep-analytics']);
  await footerButton(page).click();
  await Promise.all([page.waitForEvent('load'), denyButton(page).click()]);
  await expect(footerButton(page)).toBeEnabled();
  expect(await readStoredKeys(page)).toEqual(['dep-analytics']);
  expect(requests).toHaveLength(2);
});

test('an answer is stored for six months', async ({ page }) => {
  await visit(page, '/about');
  await denyButton(page).click();
  const days = await page.evaluate(() => {
    const storedChoice = JSON.parse(localStorage.getItem('dep-analytics') ?? '') as { expiresAt: string };
    const days = (Date.parse(storedChoice.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
    const expired = { ...storedChoice, expiresAt: new Date().toISOString() };
    localStorage.setItem('dep-analytics', JSON.stringify(expired));
    return days;
  });
  expect(Math.round(days)).toBeGreaterThanOrEqual(180);
  expect(Math.round(days)).toBeLessThanOrEqual(184);
  await visit(page, '/about');
  await expect(question(page)).toBeVisible();
});

test('a visitor with Global Privacy Control isn’t asked, and nothing is loaded, even after an earlier "Allow"', async ({
  page,
  context,
}) => {
  const requests = await mockService(context);
  await visit(page, '/about');
  await allowButton(page).click();
  await expect.poll(() => requests.length).toBe(2);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await visit(page, '/team');
  await expect(footerButton(page)).toBeEnabled();
  await expect(question(page)).toBeHidden();
  await footerButton(page).click();
  await expect(question(page)).toContainText('Global Privacy Control');
  await question(page).getByRole('button', { name: 'Close' }).click();
  await expect(question(page)).toBeHidden();
  expect(requests).toHaveLength(2);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the question doesn’t cover the focused element at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/about');
    await expect(question(page)).toBeVisible();
    const coveredElements: string[] = [];
    for (let count = 0; count < 80; count++) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const root = document.querySelector('[data-question]') as HTMLElement;
        if (root.contains(focused) || focused === document.body) return '';
        const { bottom, height } = focused.getBoundingClientRect();
        const edge = root.getBoundingClientRect().top;
        return height > 0 && bottom > edge ? `${focused.textContent} at ${bottom} below ${edge}` : '';
      });
      if (hidden) coveredElements.push(hidden);
    }
    expect(coveredElements).toEqual([]);
  });
