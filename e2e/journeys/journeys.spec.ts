/** These tests run in Chromium, Firefox and WebKit, all others only in Chromium. */
import { texts as rfpTexts } from '#src/content/values/form-texts/rfp.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { routes } from '#src/site/routes.ts';
import { responseTime } from '#src/inquiry/response-time.ts';
import { noScriptFilesNote } from '#src/inquiry/upload-limits.ts';
import { expectAccessible, test } from '../support/accessibility.ts';
import { explanation, explanationButtons, showAllDifferentiators } from '../support/explanations.ts';
import { createFile, sendButton, errorSummary, sentPanel, toast } from '../support/forms.ts';
import { fillContactForm, fillRfpForm, findInquiries, createSenderEmail } from '../support/inquiries.ts';
import { menuButton, linkTo, navigation, menuPanel, menuToggle } from '../support/menus.ts';
import { enhancementAttributes, readOutline } from '../support/outline.ts';
import { desktop, hydrate, markDocument, openPage, pagePaths, phone, getTitle } from '../support/site.ts';

const { supabaseUrl } = globalThis.__PROVIDER__;

test.use({ viewport: desktop });

// Only Chromium has host resolver rules (`playwright.config.ts`).
test.beforeEach(async ({ context, baseURL }) => {
  if (!supabaseUrl) return;
  const local = new URL(baseURL as string);
  await context.route(`${supabaseUrl}/**`, (route) => {
    const url = new URL(route.request().url());
    url.host = `localhost:${Number(local.port) + 1}`;
    return route.continue({ url: url.href });
  });
});

const questions = (page: Page) => page.locator('main details[name]');
/** Returns the indexes of the open questions. */
const listOpen = (page: Page) =>
  questions(page).evaluateAll((all) => [...all.keys()].filter((index) => all[index]!.hasAttribute('open')));

for (const path of pagePaths)
  test(`hydration changes nothing on ${path}, which passes axe`, async ({
    reusedPage: page,
    browserName,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const prerendered = await readOutline(page, '#root', enhancementAttributes);
    const elements = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    await hydrate(page);
    expect(await readOutline(page, '#root', enhancementAttributes)).toEqual(prerendered);
    const replaced = await elements.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length);
    expect(replaced, 'elements that React has replaced').toBe(0);
    if (browserName === 'chromium') {
      await expectAccessible(page);
      return;
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`))).toEqual([]);
  });

test('a menu opens on hover and closes with Escape, and its links navigate in the app', async ({ page }) => {
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  const entries = await page.evaluate(() => history.length);
  const entry = linkTo(navigation(page), '/services');
  await entry.hover();
  await expect(menuPanel(page, 'services')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuPanel(page, 'services')).toBeHidden();
  await page.locator('h1').hover();
  await entry.hover();
  await linkTo(menuPanel(page, 'services'), '/investor-readiness').click();
  const title = getTitle('/investor-readiness');
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL('/investor-readiness');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries + 1, 0]);
  await page.goBack();
  await expect(page).toHaveTitle(getTitle('/'));
  expect(await isSameDocument()).toBe(true);
});

test('one answer is open at a time, by mouse, by keyboard and by find-in-page', async ({ page }) => {
  await openPage(page, '/molecule-readiness');
  const buttons = questions(page).locator('summary');
  const last = (await buttons.count()) - 1;
  await buttons.nth(0).click();
  await expect.poll(() => listOpen(page)).toEqual([0]);
  await expect(questions(page).first().locator('p').first()).toBeVisible();
  for (const [key, index] of [
    ['End', last],
    ['Home', 0],
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(buttons.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => listOpen(page)).toEqual([1]);
  // Find-in-page opens an answer this way.
  await questions(page)
    .nth(3)
    .evaluate((item) => item.setAttribute('open', ''));
  await expect.poll(() => listOpen(page)).toEqual([3]);
  await buttons.nth(3).press('Space');
  await expect.poll(() => listOpen(page)).toEqual([]);
});

test('an inquiry survives a reload, except for the consent, and is stored with its file', async ({
  page,
}) => {
  const email = createSenderEmail();
  await openPage(page, '/contact');
  await fillContactForm(page, email);
  await expect(page.locator('form')).toContainText('Draft saved in this browser');
  await openPage(page, '/contact');
  await expect(page.locator('form')).toContainText('Draft restored');
  await expect(page.locator('#email')).toHaveValue(email);
  await expect(page.locator('#timeline')).toHaveValue('24-months-plus');
  await expect(page.locator('#consent')).not.toBeChecked();
  await page.locator('#consent').check();
  await page.locator('#data-files').setInputFiles(createFile('report.pdf'));
  await sendButton(page).click();
  await expect(sentPanel(page)).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(() => findInquiries(email))
    .toMatchObject([
      {
        timeline: '24-months-plus',
        project_description: 'IC50 < 5 nM & pH > 7\nSecond line',
        files: [{ name: 'report.pdf' }],
        stored_slots: [0],
      },
    ]);
});

test('an RFP accepts dates from today on, and no services although they are labeled required', async ({
  page,
}) => {
  const email = createSenderEmail();
  await page.clock.setFixedTime('2031-03-09T23:30:00-05:00');
  await openPage(page, '/submit-rfp/form');
  await expect(page.locator('form')).toContainText(rfpTexts.dataUse);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  const deadline = page.locator('#proposal-deadline');
  await expect(deadline).toHaveAttribute('min', today);
  await expect(
    page.locator('fieldset', { has: page.locator('[name=services-needed]') }).last(),
  ).toContainText('(required)');
  await fillRfpForm(page, email);
  await page.locator('[name=services-needed][value=stability]').uncheck();
  await deadline.fill('2031-01-01');
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Please choose today or a later day']);
  await deadline.fill('2099-04-01');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('RFP submitted successfully');
  await expect(sentPanel(page)).toContainText('2099-04-01', { timeout: 20_000 });
  expect(await findInquiries(email)).toMatchObject([
    { services_needed: [], proposal_deadline: '2099-04-01T00:00:00.000Z' },
  ]);
});

test('an incomplete inquiry lists its fields in order, takes focus and links to the fields', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await page.locator('#email').fill('not an address');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Submission failed');
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Name is required',
    'Please enter a valid email address',
    'Company name is required',
    'Please choose a therapeutic area',
    'Please choose a development stage',
    'Please choose a timeline',
    'Please choose a service',
    'Project description is required',
    'Please agree to the processing of your data so we can respond',
  ]);
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await errorSummary(page).getByRole('link', { name: 'Company name is required' }).click();
  await expect(page.locator('#company')).toBeFocused();
});

test('an explanation fits the window', async ({ page }) => {
  await openPage(page, '/');
  await showAllDifferentiators(page);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const index of [0, 3, 6]) {
      await explanationButtons(page).nth(index).click();
      await expect(explanation(page, index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(explanation(page, index)).toBeHidden();
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu and its dropdowns open and close', async ({ page }) => {
    await openPage(page, '/about');
    const menu = page.locator('#site-menu');
    await expect(menu).toBeHidden();
    await menuButton(page).click();
    await expect(linkTo(menu, '/team')).toBeVisible();
    await menuToggle(page, 'process').click();
    await expect(linkTo(menuPanel(page, 'process'), '/submit-rfp')).toBeVisible();
    await menuToggle(page, 'services').click();
    await expect(menuPanel(page, 'process')).toBeHidden();
    await linkTo(menuPanel(page, 'services'), '/investor-readiness').click();
    await expect(page).toHaveTitle(getTitle('/investor-readiness'));
    await expect(menu).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, and its answers open one at a time', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page).toHaveTitle(getTitle(path));
      // The receipt shows only at its anchor.
      const hidden = await page.locator('main :is(h1, h2, h3, img)').evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('details, [popover], [id="sent"]'))
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML),
      );
      expect(hidden, path).toEqual([]);
      for (const [index, question] of (await questions(page).all()).slice(0, 2).entries()) {
        await question.locator('summary').click();
        await expect.poll(() => listOpen(page)).toEqual([index]);
      }
    }
  });

  test('menus open and their links work', async ({ page }) => {
    await page.goto('/');
    await menuToggle(page, 'services').click();
    await linkTo(menuPanel(page, 'services'), '/investor-readiness').click();
    await expect(page).toHaveTitle(getTitle('/investor-readiness'));
    await page.setViewportSize(phone);
    await menuButton(page).click();
    await linkTo(page.locator('#site-menu'), '/team').click();
    await expect(page).toHaveTitle(getTitle('/team'));
  });

  test('a posted inquiry is confirmed on its page, which explains how to send files', async ({ page }) => {
    const email = createSenderEmail();
    await page.goto('/contact');
    await expect(sentPanel(page)).toBeHidden();
    await expect(page.locator('#data-files')).toBeHidden();
    await expect(page.getByText(noScriptFilesNote)).toBeVisible();
    await sendButton(page).click();
    await expect(page, 'the browser asks for required fields').toHaveURL('/contact');
    await expect(page.locator(':invalid').first()).toBeAttached();
    await fillContactForm(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact?sent=1#sent');
    await expect(sentPanel(page)).toBeVisible();
    await expect(sentPanel(page)).toContainText(`reply within ${responseTime}`);
    expect(await findInquiries(email)).toMatchObject([
      {
        name: 'Ada Lovelace',
        timeline: '24-months-plus',
        development_stage: 'preclinical',
        consent: true,
        files: [],
      },
    ]);
  });

  test('a posted RFP is confirmed on its page', async ({ page }) => {
    const email = createSenderEmail();
    await page.goto('/submit-rfp/form');
    await fillRfpForm(page, email);
    await page.locator('[name=services-needed][value=regulatory]').check();
    await sendButton(page).click();
    await expect(page).toHaveURL('/submit-rfp/form?sent=1#sent');
    await expect(sentPanel(page)).toBeVisible();
    expect(await findInquiries(email)).toMatchObject([
      {
        project_name: 'Difference',
        modality: ['small-molecule'],
        services_needed: ['regulatory', 'stability'],
      },
    ]);
  });
});
