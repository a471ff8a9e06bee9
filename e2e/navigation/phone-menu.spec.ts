import { expect, test, type Locator, type Page } from '@playwright/test';
import { phrases } from '#src/content/values/phrases.ts';
import { menus } from '#src/site/navigation.ts';
import { getRoute } from '#src/site/routes.ts';
import {
  expectPhoneDropdowns,
  linkTo,
  menuButton,
  menuPanel,
  menuToggle,
  navigation,
  readUnderlinedEntries,
} from '../support/menus.ts';
import { getTitle, openPage, phone } from '../support/site.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

const smallPhone = { width: 320, height: 640 };

/** The state of a popover's button has no attribute, so this reads the accessibility tree. */
async function readMenuState(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const readBox = async (element: Locator) => (await element.boundingBox())!;

test('a tap on the menu button opens the menu, a tap anywhere on a row opens its dropdown, and Escape closes the menu', async ({
  page,
}) => {
  await openPage(page, '/');
  expect(await readMenuState(page)).toBe(false);
  await menuButton(page).tap();
  await expect(linkTo(navigation(page), '/about')).toBeVisible();
  expect(await readMenuState(page)).toBe(true);
  await expectPhoneDropdowns(page);
  await menuButton(page).tap();
  await expect(linkTo(navigation(page), '/about')).toBeHidden();
  expect(await readMenuState(page)).toBe(false);

  await menuButton(page).tap();
  await linkTo(navigation(page), '/about').focus();
  await page.keyboard.press('Escape');
  await expect(linkTo(navigation(page), '/about')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('each link of the menu is in a window of 320 px and large enough to touch', async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await page.goto('/');
  await menuButton(page).tap();
  for (const { group } of Object.values(menus)) {
    await menuToggle(page, group).tap();
    await expect(menuPanel(page, group)).toBeVisible();
    for (const link of await page.locator('#site-menu').getByRole('link').all()) {
      const box = await readBox(link);
      expect(box.height, await link.innerText()).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(smallPhone.width);
    }
  }
});

test('the menu underlines the row and the card of the current page, and "Contact"', async ({ page }) => {
  await openPage(page, '/molecule-readiness');
  await menuButton(page).tap();
  expect(await readUnderlinedEntries(page)).toEqual([menus.process.label]);
  await expect(menuToggle(page, 'process')).toHaveAttribute('aria-current', 'true');
  await menuToggle(page, 'process').tap();
  const card = linkTo(menuPanel(page, 'process'), '/molecule-readiness');
  await expect(card).toHaveAttribute('aria-current', 'page');
  await expect(card.locator('strong')).toHaveCSS('text-decoration-line', 'underline');
  await navigation(page)
    .getByRole('link', { name: getRoute('/contact').label, exact: true })
    .tap();
  await expect(page).toHaveTitle(getTitle('/contact'));
  await menuButton(page).tap();
  expect(await readUnderlinedEntries(page)).toEqual([getRoute('/contact').label]);
});

test('the consultation link stays between the logo and the menu button in a window of 320 px', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  await page.goto('/process');
  await page.mouse.wheel(0, 4000);
  const link = navigation(page).getByRole('link', { name: phrases.consultation });
  await expect(link).toBeInViewport({ ratio: 1 });
  const box = await readBox(link);
  const logo = await readBox(navigation(page).getByRole('img', { name: 'DEP home' }));
  const button = await readBox(menuButton(page));
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(box.x).toBeGreaterThanOrEqual(logo.x + logo.width);
  expect(box.x + box.width).toBeLessThan(button.x);
  expect(button.x + button.width).toBeLessThanOrEqual(smallPhone.width);
});

/** The hero's first button, which a long title moves below the first screen. */
const heroButton = (page: Page) => page.locator('main a[href="/contact"]').first();

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a consultation link is in view at every scroll position of a page’s top, and while the menu is open, with the motion preference "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const link = navigation(page).locator('a', { hasText: phrases.consultation });
    await page.goto('/sitemap');
    await expect(link, 'a page without buttons in its hero').toBeVisible();
    for (const path of ['/', '/process']) {
      await page.goto(path);
      const { y, height } = await readBox(heroButton(page));
      const { height: headerHeight } = await readBox(page.locator('header'));
      // While the button goes below the header and out of view.
      for (let scrollTop = y - headerHeight + 1; scrollTop < y + height; scrollTop += 8) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrollTop);
        await expect(link, `${path} at ${scrollTop}`).toBeVisible();
      }
      const positionBefore = await readBox(menuButton(page));
      await heroButton(page).evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect(link, `beside the buttons of ${path}`).toBeHidden();
      expect(await readBox(menuButton(page))).toEqual(positionBefore);
      await linkTo(navigation(page), '/').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(link).not.toBeFocused();
      await menuButton(page).tap();
      await expect(link, `the menu of ${path}`).toBeVisible();
    }
  });

test('nothing on a page covers the header, so a tap on the menu button opens the menu', async ({ page }) => {
  await openPage(page, '/contact');
  const { y } = await readBox(page.locator('main summary').first());
  // Scroll a clickable row under the header.
  await page.evaluate((top) => scrollTo(0, top - 12), y);
  await menuButton(page).tap();
  await expect(linkTo(navigation(page), '/about')).toBeVisible();
});
