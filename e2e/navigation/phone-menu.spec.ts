import { expect, test, type Page } from '@playwright/test';
import { dropdowns } from '../specification/texts.ts';
import { hamburger, linkTo, navigation, panel, toggle } from '../support/menus.ts';
import { blockScripts, markDocument, open, phone } from '../support/site.ts';

/** Whether a button is announced as expanded. For a popover's button the browser does this itself. */
async function announcedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test.describe('menus on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const isHydrated of [false, true]) {
    test(`${isHydrated ? 'after' : 'before'} the app came, the hamburger opens the menu and a tap each dropdown, one at a time`, async ({
      page,
    }) => {
      if (isHydrated) await open(page, '/');
      else {
        await blockScripts(page);
        await page.goto('/');
      }
      expect(await announcedState(page, 'Menu')).toBe(false);
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      await hamburger(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeVisible();
      expect(await announcedState(page, 'Menu')).toBe(true);
      for (const { group, cards } of dropdowns) {
        await expect(panel(page, group)).toBeHidden();
        await toggle(page, group).tap();
        await expect(toggle(page, group)).toHaveAttribute('aria-expanded', 'true');
        for (const [, , href] of cards) await expect(linkTo(panel(page, group), href)).toBeVisible();
        for (const other of dropdowns.filter((dropdown) => dropdown.group !== group))
          await expect(panel(page, other.group)).toBeHidden();
      }
      await toggle(page, 'services').tap();
      await expect(panel(page, 'services')).toBeHidden();
      await hamburger(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      expect(await announcedState(page, 'Menu')).toBe(false);
    });
  }

  test('following a link closes the menu and its dropdown', async ({ page }) => {
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await hamburger(page).tap();
    await toggle(page, 'process').tap();
    await linkTo(panel(page, 'process'), '/molecule-readiness').tap();
    await expect(page).toHaveURL('/molecule-readiness');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await hamburger(page).tap();
    await expect(linkTo(navigation(page), '/about')).toBeVisible();
    await expect(panel(page, 'process')).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('Escape closes the menu and brings focus back to the hamburger', async ({ page }) => {
    await open(page, '/');
    await hamburger(page).tap();
    await linkTo(navigation(page), '/about').focus();
    await page.keyboard.press('Escape');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
});
