import { expect, test, type Locator, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { getRoute } from '#src/site/routes.ts';
import { colors } from '#src/theme/colors.ts';
import { toRgb } from '../support/colors.ts';
import {
  linkTo,
  menuButton,
  menuPanel,
  menuToggle,
  navigation,
  readUnderlinedEntries,
} from '../support/menus.ts';
import { desktop, getTitle, markDocument, openPage } from '../support/site.ts';

test.use({ viewport: desktop });

const { process, services } = menus;
const switches = [
  [process, services],
  [services, process],
] as const;
const leaveHeader = (page: Page) => page.mouse.move(640, 790);

/** Time to reach a panel, and to click a button whose dropdown has just opened. */
const graceMs = 300;

async function pauseClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function findCenter(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves the mouse in a straight line over whole pixels, as a mouse does. The clock must be paused. */
async function moveMouse(page: Page, from: Locator, to: Locator, steps: number, stepMs: number) {
  const [start, end] = [await findCenter(from), await findCenter(to)];
  for (let step = 1; step <= steps; step++) {
    const position = (axis: 'x' | 'y') =>
      Math.round(start[axis] + ((end[axis] - start[axis]) * step) / steps);
    await page.mouse.move(position('x'), position('y'));
    await page.clock.runFor(stepMs);
  }
}

test.describe('a dropdown with a mouse', () => {
  test('stays open with a click right after it opens, closes with a later one, stays closed under the mouse, and opens with the next click', async ({
    page,
  }) => {
    await openPage(page, '/');
    await pauseClock(page);
    const panel = menuPanel(page, 'services');
    await menuToggle(page, 'services').click();
    await page.clock.runFor(graceMs);
    await expect(panel, 'after the click that follows hover').toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(panel).toBeHidden();
    await linkTo(navigation(page), '/services').hover();
    await menuToggle(page, 'services').hover();
    await page.clock.runFor(graceMs);
    await expect(panel, 'under the mouse').toBeHidden();
    await menuToggle(page, 'services').click();
    await expect(panel).toBeVisible();
    await leaveHeader(page);
    await page.clock.runFor(graceMs);
    await expect(panel).toBeHidden();
    await menuToggle(page, 'services').hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel, 'Escape closes it').toBeHidden();
  });

  for (const [menu, otherMenu] of switches)
    test(`stays open when a fast or slow mouse moves straight to the corners of "${menu.texts.heading}"`, async ({
      page,
    }) => {
      await openPage(page, '/');
      await pauseClock(page);
      const panel = menuPanel(page, menu.group);
      const corners = [menu.cards[0]!.path, menu.cards.at(-1)!.path, menu.overview.path];
      for (const start of [linkTo(navigation(page), menu.overview.path), menuToggle(page, menu.group)])
        for (const path of corners)
          for (const [steps, stepMs] of [
            [10, 10],
            [40, 100],
          ] as const) {
            await leaveHeader(page);
            await page.clock.runFor(graceMs);
            await expect(panel).toBeHidden();
            await start.hover();
            await expect(panel).toBeVisible();
            await moveMouse(page, start, linkTo(panel, path), steps, stepMs);
            await page.clock.runFor(graceMs);
            await expect(panel, `${path}, ${stepMs} ms a step`).toBeVisible();
            await expect(menuPanel(page, otherMenu.group)).toBeHidden();
          }
    });

  test('gives way to the other one when the mouse rests on its entry', async ({ page }) => {
    await openPage(page, '/');
    await pauseClock(page);
    for (const [from, to] of switches) {
      await linkTo(navigation(page), from.overview.path).hover();
      await page.clock.runFor(graceMs);
      await expect(menuPanel(page, from.group)).toBeVisible();
      await linkTo(navigation(page), to.overview.path).hover({ position: { x: 8, y: 60 } });
      await page.clock.runFor(graceMs);
      await expect(menuPanel(page, to.group)).toBeVisible();
      await expect(menuPanel(page, from.group)).toBeHidden();
      await page.mouse.move(640, 700);
      await page.clock.runFor(graceMs);
      await expect(menuPanel(page, to.group), 'after leaving in one movement').toBeHidden();
    }
  });

  test('closes after the mouse leaves the window, or with a click anywhere on a card, which opens its page', async ({
    page,
  }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    const panel = menuPanel(page, 'process');
    await linkTo(navigation(page), '/process').hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, -10);
    await expect(panel).toBeHidden();

    await linkTo(navigation(page), '/process').hover();
    const { path, label } = getRoute('/process/start-with-strategy');
    const card = panel.getByRole('listitem').filter({ hasText: label });
    const { width, height } = (await card.boundingBox())!;
    await card.click({ position: { x: width - 4, y: height - 4 } });
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(getTitle(path));
    await expect(panel).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('with a keyboard', () => {
  test('Enter opens a dropdown, and Escape, a click or focus elsewhere closes it', async ({ page }) => {
    await openPage(page, '/');
    const button = menuToggle(page, 'process');
    await linkTo(navigation(page), '/process').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(`${process.label} menu`);
    await expect(menuPanel(page, 'process')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menuPanel(page, 'process')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuPanel(page, 'process').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Escape');
    await expect(menuPanel(page, 'process'), 'Shift+Escape is the browser’s').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuPanel(page, 'process'), 'Escape closes it').toBeHidden();
    await expect(button).toBeFocused();

    await button.press('Enter');
    await page.keyboard.press('Tab');
    await menuPanel(page, 'process').hover();
    await leaveHeader(page);
    await expect(menuPanel(page, 'process'), 'with focus in it').toBeVisible();
    await menuToggle(page, 'services').press('Enter');
    await expect(menuPanel(page, 'services')).toBeVisible();
    await expect(menuPanel(page, 'process')).toBeHidden();
    await linkTo(navigation(page), '/team').focus();
    await expect(menuPanel(page, 'services')).toBeHidden();
    await button.press('Enter');
    await page.mouse.click(640, 780);
    await expect(menuPanel(page, 'process')).toBeHidden();
  });

  test('the first Tab stop skips the navigation', async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await expect(skipLink).toHaveCSS('outline', `${toRgb(colors.brand.DEFAULT.light)} solid 3px`);
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('the entries are on one line from 1000 px, and behind the menu button below that', async ({ page }) => {
  await page.goto('/');
  for (const width of [1000, 999]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: width === 999 });
    await expect(linkTo(navigation(page), '/about')).toBeVisible({ visible: width === 1000 });
    const overflow = await navigation(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(overflow).toBe(0);
  }
});

test('the entry of the current page is underlined, also after a navigation and on an unknown path', async ({
  page,
}) => {
  const expectUnderlined = (...labels: string[]) =>
    expect.poll(() => readUnderlinedEntries(page)).toEqual(labels);
  await openPage(page, '/flexible-services/no-such-page');
  await expectUnderlined(services.label);
  await linkTo(page.locator('footer'), '/team').click();
  await expectUnderlined(getRoute('/team').label);
  await expect(navigation(page).locator('[aria-current="page"]').first()).toHaveText(getRoute('/team').label);
  await linkTo(page.locator('footer'), '/submit-rfp/form').click();
  await expectUnderlined(process.label);
  await linkTo(page.locator('footer'), '/contact').click();
  await expectUnderlined();
});
