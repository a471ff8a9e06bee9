import { expect, test } from '@playwright/test';
import { getRoute } from '#src/site/routes.ts';
import { menus } from '#src/site/navigation.ts';
import { dropdown, menuButton, linkTo, navigation, menuPanel, menuToggle } from '../support/menus.ts';
import { blockScripts, desktop, markDocument, openPage, getTitle } from '../support/site.ts';

test.describe('menus with a mouse', () => {
  test.use({ viewport: desktop });

  for (const isHydrated of [false, true]) {
    test(`${isHydrated ? 'after' : 'before'} hydration, a dropdown opens on hover and closes on leave, one at a time`, async ({
      page,
    }) => {
      if (isHydrated) await openPage(page, '/');
      else {
        await blockScripts(page);
        await page.goto('/');
      }
      for (const { group, overview } of Object.values(menus)) {
        const entry = navigation(page)
          .getByRole('listitem')
          .filter({ has: menuToggle(page, group) });
        await entry.locator(`> a[href="${overview.path}"]`).hover();
        await expect(menuPanel(page, group)).toBeVisible();
        await expect(dropdown(page, group)).toHaveAttribute('open');
        await expect(page.locator('header details[open]')).toHaveCount(1);
        const others = Object.values(menus).filter((menu) => menu.group !== group);
        for (const other of others) await expect(menuPanel(page, other.group)).toBeHidden();
        await menuPanel(page, group).getByRole('link').last().hover();
        await expect(menuPanel(page, group)).toBeVisible();
      }
      await page.mouse.move(640, 790);
      for (const { group } of Object.values(menus)) {
        await expect(menuPanel(page, group)).toBeHidden();
        await expect(dropdown(page, group)).not.toHaveAttribute('open');
      }
    });
  }

  test('a dropdown responds to clicks, keys, focus and the mouse in any order', async ({ page }) => {
    await openPage(page, '/');
    const outside = [640, 790] as const;

    await test.step('a click closes a dropdown that hover opened, and it stays closed under the mouse', async () => {
      for (const { group, overview } of Object.values(menus)) {
        await menuToggle(page, group).hover();
        await expect(menuPanel(page, group)).toBeVisible();
        await page.mouse.down();
        await page.mouse.up();
        await expect(menuPanel(page, group)).toBeHidden();
        await linkTo(navigation(page), overview.path).hover();
        await menuToggle(page, group).hover();
        await expect(dropdown(page, group)).not.toHaveAttribute('open');
      }
    });

    await test.step('a second click opens it again, leaving closes it, and the next hover opens it', async () => {
      await menuToggle(page, 'services').click();
      await expect(menuPanel(page, 'services')).toBeVisible();
      await page.mouse.move(...outside);
      await expect(menuPanel(page, 'services')).toBeHidden();
      await menuToggle(page, 'services').hover();
      await expect(menuPanel(page, 'services')).toBeVisible();
      await page.mouse.move(...outside);
      await expect(menuPanel(page, 'services')).toBeHidden();
    });

    await test.step('a mouse that leaves doesn’t close a dropdown that the keyboard opened or has focus in', async () => {
      await menuToggle(page, 'process').press('Enter');
      await page.mouse.move(640, 780);
      await page.mouse.move(...outside);
      await expect(menuPanel(page, 'process')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuPanel(page, 'process').getByRole('link').first()).toBeFocused();
      await menuPanel(page, 'process').hover();
      await page.mouse.move(...outside);
      await expect(menuPanel(page, 'process')).toBeVisible();
      await menuToggle(page, 'process').press('Enter');
      await expect(menuPanel(page, 'process')).toBeHidden();
    });

    await test.step('a click on the button opens it, and a click outside closes it', async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-menu="process"]')?.click());
      await expect(menuPanel(page, 'process')).toBeVisible();
      await page.mouse.click(640, 780);
      await expect(menuPanel(page, 'process')).toBeHidden();
    });

    await test.step('Escape closes a dropdown that the mouse opened', async () => {
      await linkTo(navigation(page), '/process').hover();
      await expect(menuPanel(page, 'process')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuPanel(page, 'process')).toBeHidden();
      await page.mouse.move(...outside);
    });

    await test.step('Tab reaches its button, Enter opens it, Escape closes it and returns focus', async () => {
      const button = menuToggle(page, 'process');
      await linkTo(navigation(page), '/process').focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleName(`${getRoute('/process').label} menu`);
      await expect(menuPanel(page, 'process')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(menuPanel(page, 'process')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuPanel(page, 'process').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menuPanel(page, 'process')).toBeHidden();
      await expect(button).toBeFocused();
      await expect(dropdown(page, 'process')).not.toHaveAttribute('open');
    });

    await test.step('opening one dropdown closes the other, and focus outside closes both', async () => {
      await menuToggle(page, 'process').press('Enter');
      await expect(menuPanel(page, 'process')).toBeVisible();
      await menuToggle(page, 'services').press('Enter');
      await expect(menuPanel(page, 'services')).toBeVisible();
      await expect(menuPanel(page, 'process')).toBeHidden();
      await linkTo(navigation(page), '/team').focus();
      await expect(menuPanel(page, 'services')).toBeHidden();
    });
  });

  test('the entries are on one line from 1000 px, and behind the menu button below that', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [1000, 999]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton(page)).toBeVisible({ visible: width === 999 });
      await expect(linkTo(navigation(page), '/about')).toBeVisible({ visible: width === 1000 });
      const { scrollWidth, clientWidth } = await page
        .locator('header nav')
        .evaluate((bar) => ({ scrollWidth: bar.scrollWidth, clientWidth: bar.clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });

  test('a click anywhere on a card opens its page and closes the dropdown', async ({ page }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    await navigation(page)
      .getByRole('link', { name: getRoute('/services').label })
      .hover();
    await linkTo(menuPanel(page, 'services'), '/investor-readiness').click();
    await expect(page).toHaveURL('/investor-readiness');
    await expect(page).toHaveTitle(getTitle('/investor-readiness'));
    await expect(menuPanel(page, 'services')).toBeHidden();
    await expect(page.locator('header details[open]')).toHaveCount(0);

    await menuToggle(page, 'process').hover();
    const card = menuPanel(page, 'process').locator('li', { hasText: 'Strategic Support' }).last();
    const { x, y, width, height } = (await card.boundingBox())!;
    await page.mouse.click(x + width - 4, y + height - 4);
    await expect(page).toHaveURL('/process/start-with-strategy');
    expect(await isSameDocument()).toBe(true);
  });

  test('the entry of the current page is marked, even after a navigation', async ({ page }) => {
    await openPage(page, '/team');
    const active = navigation(page).locator('a[data-active]').filter({ visible: true });
    await expect(active).toHaveText([getRoute('/team').label]);
    await expect(active).toHaveAttribute('aria-current', 'page');
    await linkTo(page.locator('footer'), '/submit-rfp/form').click();
    await expect(active).toHaveText([getRoute('/process').label]);
    await expect(active).not.toHaveAttribute('aria-current');
    const colors = await navigation(page)
      .locator('ul > li > a')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(new Set(colors).size, 'the active entry looks different').toBe(2);
    await linkTo(page.locator('footer'), '/contact').click();
    await expect(active).toHaveCount(0);
  });

  for (const [path, entry] of [
    ['/flexible-services/no-such-page', '/services'],
    ['/molecule-readiness/no-such-page', '/process'],
    ['/no-such-page', undefined],
  ] as const)
    test(`on the unknown path ${path}, ${entry ? `the entry of ${entry}` : 'no entry'} is marked`, async ({
      page,
    }) => {
      await openPage(page, path);
      const active = navigation(page).locator('a[data-active]');
      await expect(active).toHaveText(entry ? [getRoute(entry).label] : []);
      await expect(navigation(page).locator('[aria-current]')).toHaveCount(0);
      await linkTo(page.locator('footer'), '/team').click();
      await expect(active).toHaveText([getRoute('/team').label]);
      await page.goBack();
      await expect(active).toHaveText(entry ? [getRoute(entry).label] : []);
    });
});

test.describe('menus with a keyboard', () => {
  test.use({ viewport: desktop });

  test('the first Tab stop skips the navigation', async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
