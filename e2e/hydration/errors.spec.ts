import { expect, type Locator, type Page, test } from '@playwright/test';
import { content as submitRfp } from '#pages/submit-rfp/content.ts';
import { getRoute } from '#src/site/routes.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, findInquiries } from '../support/inquiries.ts';
import { linkTo, menuPanel, menuToggle, navigation } from '../support/menus.ts';
import {
  desktop,
  findChunks,
  findModules,
  getTitle,
  markDocument,
  openPage,
  readBuiltPage,
  startApp,
} from '../support/site.ts';

test.use({ viewport: desktop });

const errorScreen = (page: Page) => page.getByText('Unexpected Application Error!');

/** Starts the app and waits for an error that a boundary reports. */
async function hydrateWithError(page: Page, message: string) {
  const reported = page.waitForEvent('console', (entry) => entry.text().includes(message));
  await startApp(page);
  await reported;
}

/** Follows a link in the app. */
async function expectWorkingLink(page: Page, link: Locator, path: string) {
  const isSameDocument = await markDocument(page);
  await link.click();
  await expect(page).toHaveTitle(getTitle(path));
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await isSameDocument()).toBe(true);
}

/** Replaces a text in each chunk that has it. */
async function replaceInChunks(page: Page, text: string, replacement: string) {
  const chunks = findChunks((code) => code.includes(text));
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks)
    await page.route(`**/${chunk}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(text, replacement);
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    });
}

test.describe('an error on a first page', () => {
  test('in the page itself keeps its HTML, and links still navigate in the app', async ({ page }) => {
    const otherModules = findModules(readBuiltPage('/about'));
    // The page's chunk is last.
    const chunk = findModules(readBuiltPage('/why-dep')).findLast((module) => !otherModules.includes(module));
    await page.route(`**${chunk}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Page() { throw new Error("planted in the page") }',
      }),
    );
    await page.goto('/why-dep');
    const text = await page.locator('main').innerText();
    await hydrateWithError(page, 'planted in the page');
    await expect(errorScreen(page)).toHaveCount(0);
    expect(await page.locator('main').innerText()).toBe(text);
    await expect(page).toHaveTitle(getTitle('/why-dep'));
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expectWorkingLink(page, linkTo(page.locator('footer'), '/team'), '/team');
  });

  test('in the header keeps its menus, and the rest of the page hydrates', async ({ page }) => {
    await replaceInChunks(page, 'popoverTarget:', 'popoverTarget:plantedInTheHeader||');
    await page.goto('/contact');
    await hydrateWithError(page, 'plantedInTheHeader');
    await expect(errorScreen(page)).toHaveCount(0);
    await menuToggle(page, 'services').press('Enter');
    await expect(menuPanel(page, 'services')).toBeVisible();
    await page.keyboard.press('Escape');
    const email = createSenderEmail();
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toContainText('Reference');
    await expectWorkingLink(page, linkTo(page.locator('footer'), '/team'), '/team');
    await linkTo(navigation(page), '/about').click();
    await expect(page).toHaveTitle(getTitle('/about'));
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('in an effect of the form keeps what the visitor typed, and the browser posts it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.setAttribute = () => {
        throw new Error('planted in an effect');
      };
    });
    const email = createSenderEmail();
    await page.goto('/contact');
    const reported = page.waitForEvent('console', (entry) => entry.text().includes('planted in an effect'));
    await page.locator('#email').fill(email);
    await page.locator('#company').focus();
    await reported;
    await expect(errorScreen(page)).toHaveCount(0);
    await expect(page.locator('#email')).toHaveValue(email);
    await expect(page.locator('#company')).toBeFocused();
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}#sent$/);
    expect(await findInquiries(email)).toHaveLength(1);
  });

  test('in one form doesn’t fill the other one with its answers', async ({ page }) => {
    await page.addInitScript(() => {
      const readEntries = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) => {
        if (location.pathname === '/contact') throw new Error('planted in the form');
        return readEntries(type);
      };
    });
    await page.goto('/contact');
    await page.locator('#company').fill('Analytical Engines');
    await hydrateWithError(page, 'planted in the form');
    await expect(page.locator('#company')).toHaveValue('Analytical Engines');
    await linkTo(page.locator('footer'), '/submit-rfp').click();
    const formLink = page.getByRole('link', { name: submitRfp.hero.actions[0].label }).first();
    await expectWorkingLink(page, formLink, '/submit-rfp/form');
    await expect(page.locator('#company')).toHaveValue('');
  });

  test('in the middle of an inquiry lets the visitor send it natively', async ({ page }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await fillContactForm(page, email);
    // React inserts the summary before an element that is no longer there.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('form > div')) {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(...element.children);
      }
    });
    await page.locator('#email').fill('wrong');
    await sendButton(page).click();
    await expect(errorScreen(page)).toHaveCount(0);
    await expect(page.locator('#company')).toHaveValue('Analytical Engines');
    await page.locator('#email').fill(email);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toHaveLength(1);
  });
});

for (const [part, rebuild] of [
  [
    'main element',
    () => {
      const main = document.querySelector('main')!;
      main.replaceChildren(...[...main.childNodes].map((node) => node.cloneNode(true)));
    },
  ],
  [
    'body',
    () => {
      const root = document.getElementById('root')!;
      root.replaceWith(root.cloneNode(true));
    },
  ],
] as const)
  test(`a page whose ${part} was rebuilt posts its form natively, and its links show complete pages`, async ({
    page,
  }) => {
    const email = createSenderEmail();
    await openPage(page, '/contact');
    await page.evaluate(rebuild);
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    expect(await findInquiries(email)).toHaveLength(1);

    await openPage(page, '/about');
    await page.evaluate(rebuild);
    for (const path of ['/team', '/process'] as const) {
      await linkTo(page.locator('footer'), path).click();
      await expect(page).toHaveTitle(getTitle(path));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toContainText(getRoute(path).label);
      await expect(errorScreen(page)).toHaveCount(0);
    }
  });
