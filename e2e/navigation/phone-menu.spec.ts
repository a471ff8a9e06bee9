import { expect, test, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import {
  expectRowTogglesPanel,
  expectCardsInView,
  menuButton,
  linkTo,
  navigation,
  menuPanel,
  menuToggle,
} from '../support/menus.ts';
import { blockScripts, markDocument, openPage, phone, getTitle } from '../support/site.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import { getRoute } from '#src/site/routes.ts';

/** The state of a popover's button has no attribute, so this reads the accessibility tree. */
async function readExpandedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test.describe('menus on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const isHydrated of [false, true]) {
    test(`${isHydrated ? 'after' : 'before'} hydration, the menu button opens the menu, and a tap anywhere on a row opens its dropdown, one at a time`, async ({
      page,
    }) => {
      if (isHydrated) await openPage(page, '/');
      else {
        await blockScripts(page);
        await page.goto('/');
      }
      expect(await readExpandedState(page, 'Menu')).toBe(false);
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      await menuButton(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeVisible();
      expect(await readExpandedState(page, 'Menu')).toBe(true);
      for (const { group, overview, overviewLabel, cards } of Object.values(menus)) {
        await expect(menuPanel(page, group)).toBeHidden();
        await expectRowTogglesPanel(page, group);
        await expect(page).toHaveURL('/');
        await expect(linkTo(menuPanel(page, group), overview.path)).toHaveText(overviewLabel);
        for (const { path } of cards) await expect(linkTo(menuPanel(page, group), path)).toBeVisible();
        await expectCardsInView(page, group);
        for (const other of Object.values(menus).filter((menu) => menu.group !== group))
          await expect(menuPanel(page, other.group)).toBeHidden();
      }
      await menuToggle(page, 'services').tap();
      await expect(menuPanel(page, 'services')).toBeHidden();
      await menuButton(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      expect(await readExpandedState(page, 'Menu')).toBe(false);
    });
  }

  test('the menu fits the window with links large enough to touch, and closes with Escape and with a link', async ({
    page,
  }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    const menu = page.locator('header nav > [popover]');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await menuButton(page).tap();
      for (const { group } of Object.values(menus)) {
        await menuToggle(page, group).tap();
        await expect(menuPanel(page, group)).toBeVisible();
        const { scrollWidth, clientWidth } = await menu.evaluate((element) => ({
          scrollWidth: element.scrollWidth,
          clientWidth: element.clientWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        for (const link of await menu.getByRole('link').all()) {
          const { x, width: linkWidth, height } = (await link.boundingBox())!;
          expect(height, await link.innerText()).toBeGreaterThanOrEqual(44);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + linkWidth).toBeLessThanOrEqual(width);
        }
        const rows = menu.locator('ul > li > a, summary').filter({ visible: true });
        const heights = await rows.evaluateAll((elements) =>
          elements
            .filter((row) => !row.closest('details > div'))
            .map((row) => row.getBoundingClientRect().height),
        );
        expect(heights).toHaveLength(5);
        expect(new Set(heights).size, 'all rows of the menu have the same height').toBe(1);
      }
      await menuButton(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
    }

    await menuButton(page).tap();
    await linkTo(navigation(page), '/about').focus();
    await page.keyboard.press('Escape');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).tap();
    await menuToggle(page, 'process').tap();
    await linkTo(menuPanel(page, 'process'), '/molecule-readiness').tap();
    await expect(page).toHaveURL('/molecule-readiness');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await menuButton(page).tap();
    await expect(linkTo(navigation(page), '/about')).toBeVisible();
    await expect(menuPanel(page, 'process')).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('the menu underlines the current page and has a link to "Contact", which a wide window doesn’t show', async ({
    page,
  }) => {
    const entries = navigation(page).locator('ul > li > a, summary > span').filter({ visible: true });
    const contact = navigation(page).getByRole('link', { name: 'Contact', exact: true });
    const expectUnderlined = async (path: Parameters<typeof getRoute>[0]) => {
      await expect(page).toHaveTitle(getTitle(path));
      await menuButton(page).tap();
      const underlined = await entries.evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map((link) => link.textContent),
      );
      expect(underlined).toEqual([getRoute(path === '/molecule-readiness' ? '/process' : path).label]);
    };
    await openPage(page, '/team');
    await expectUnderlined('/team');
    await menuToggle(page, 'services').tap();
    await linkTo(menuPanel(page, 'services'), '/services').tap();
    await expectUnderlined('/services');
    await expect(menuToggle(page, 'services')).toHaveAttribute('aria-current', 'true');
    await menuToggle(page, 'services').tap();
    await expect(linkTo(menuPanel(page, 'services'), '/services')).toHaveAttribute('aria-current', 'page');
    await menuToggle(page, 'process').tap();
    await linkTo(menuPanel(page, 'process'), '/molecule-readiness').tap();
    await expectUnderlined('/molecule-readiness');
    await expect(navigation(page).locator('summary[aria-current="true"]')).toHaveAccessibleName(
      /^Our Process/,
    );
    await menuToggle(page, 'process').tap();
    const current = menuPanel(page, 'process').locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', '/molecule-readiness');
    await expect(current.locator('strong')).toHaveCSS('text-decoration-line', 'underline');
    await contact.tap();
    await expect(contact).toBeHidden();
    await expectUnderlined('/contact');
    await expect(page).toHaveURL('/contact');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(linkTo(navigation(page), '/team')).toBeVisible();
    await expect(contact).toBeHidden();
  });

  test('the consultation link stays in view beside the menu button and doesn’t touch the logo', async ({
    page,
  }) => {
    await page.goto('/process');
    const link = navigation(page).getByRole('link', { name: consultationLabel });
    for (const [width, lines] of [
      [390, 1],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.mouse.wheel(0, 4000);
      await expect(link).toBeInViewport();
      const [box, button, logo] = await Promise.all(
        [link, menuButton(page), navigation(page).getByRole('img', { name: 'DEP home' })].map(
          async (element) => (await element.boundingBox())!,
        ),
      );
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
      expect(box!.x).toBeGreaterThanOrEqual(logo!.x + logo!.width);
      expect(box!.x + box!.width).toBeLessThan(button!.x);
      expect(button!.x + button!.width).toBeLessThanOrEqual(width);
      await expect(link.getByText('Schedule Your')).toHaveCSS('width', '1px');
      const labelText = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNode(element.lastChild!);
        return { size: parseFloat(getComputedStyle(element).fontSize), lines: range.getClientRects().length };
      });
      expect(labelText.size).toBeGreaterThanOrEqual(12);
      expect(labelText.lines).toBe(lines);
    }
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`the consultation link appears in the header once the hero buttons scroll out of view, with the motion preference "${reducedMotion}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/sitemap');
      const link = navigation(page).locator('a', { hasText: consultationLabel });
      await expect(link, 'a page without buttons in its hero').toBeVisible();
      for (const path of ['/', '/process']) {
        await page.goto(path);
        const heroButton = page.locator('main h1 ~ div a').first();
        await expect(heroButton).toBeInViewport();
        await expect(link).toBeHidden();
        await linkTo(navigation(page), '/').focus();
        await page.keyboard.press('Tab');
        await expect(menuButton(page), 'the next stop after the logo').toBeFocused();
        await page.keyboard.press('Tab');
        await expect(link).not.toBeFocused();
        const positionBefore = await menuButton(page).boundingBox();
        await page.mouse.wheel(0, 1500);
        await expect(heroButton).not.toBeInViewport();
        await expect(link).toBeVisible();
        expect(await menuButton(page).boundingBox()).toEqual(positionBefore);
        await page.mouse.wheel(0, -1500);
        await expect(link).toBeHidden();
      }
    });

  test('nothing on a page covers the header, so a tap on the menu button opens the menu', async ({
    page,
  }) => {
    await openPage(page, '/team');
    const { y } = (await page.locator('main summary').first().boundingBox())!;
    // Scroll a clickable row under the header.
    await page.evaluate((top) => scrollTo(0, top - 12), y);
    await menuButton(page).tap();
    await expect(linkTo(navigation(page), '/about')).toBeVisible();
  });
});
