import { expect, type Locator, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import type { NavigationGroup } from '#src/site/routes.ts';

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const menuToggle = (page: Page, group: NavigationGroup) =>
  page.getByLabel(`${menus[group].label} menu`);

export const dropdown = (page: Page, group: NavigationGroup) =>
  page.locator('header details').filter({ has: menuToggle(page, group) });

export const menuPanel = (page: Page, group: NavigationGroup) => dropdown(page, group).locator('summary + *');

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

export const linkTo = (root: Page | Locator, path: string) => root.locator(`a[href="${path}"]`).first();

/** The underline shows which entry is current. */
export const readUnderlinedEntries = (page: Page) =>
  navigation(page)
    .locator('ul > li > a, summary > span')
    .filter({ visible: true })
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry).textDecorationLine === 'underline')
        .map(({ textContent }) => textContent),
    );

/** Opens the dropdowns of the phone menu one after the other, and leaves the last one open. */
export async function expectPhoneDropdowns(page: Page) {
  for (const { group, label: name, overview, texts, cards } of Object.values(menus)) {
    const row = menuToggle(page, group);
    const panel = menuPanel(page, group);
    const { width } = (await row.boundingBox())!;
    await expect(panel).toBeHidden();
    await row.getByText(name, { exact: true }).tap();
    await expect(panel).toBeVisible();
    await row.tap({ position: { x: width - 4, y: 4 } });
    await expect(panel).toBeHidden();
    await row.tap({ position: { x: 4, y: 4 } });
    await expect(panel).toBeVisible();
    const entry = page.locator('header li').filter({ has: row });
    await expect(entry.locator('> a'), 'the row has no second link to the overview').toBeHidden();

    if (group === 'services') await expect(panel.getByText(texts.heading, { exact: true })).toBeVisible();
    for (const { path, label, summary, duration, menuAction } of cards)
      for (const text of [label, summary, duration, menuAction].filter((part) => part !== undefined))
        await expect(linkTo(panel, path).getByText(text, { exact: true })).toBeVisible();
    await expect(linkTo(panel, overview.path)).toHaveText(texts.overview);
  }
  await expect(menuPanel(page, 'process'), 'only one dropdown is open').toBeHidden();
}
