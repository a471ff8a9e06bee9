import { expect, type Locator, type Page } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import type { NavigationGroup } from '#src/site/routes.ts';

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export const menuToggle = (page: Page, group: NavigationGroup) =>
  page.getByLabel(`${menus[group].overview.label} menu`);

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

/** Leaves the dropdown open. */
export async function expectRowTogglesPanel(page: Page, group: NavigationGroup) {
  const row = menuToggle(page, group);
  const label = row.getByText(menus[group].overview.label, { exact: true });
  const { width } = (await row.boundingBox())!;
  await label.tap();
  await expect(menuPanel(page, group)).toBeVisible();
  await row.tap({ position: { x: width - 4, y: 4 } });
  await expect(menuPanel(page, group)).toBeHidden();
  await row.tap({ position: { x: 4, y: 4 } });
  await expect(menuPanel(page, group)).toBeVisible();
  const entry = page.locator('header li').filter({ has: row });
  await expect(entry.locator('> a'), 'the row has no second link to the overview').toBeHidden();
}

export async function expectCardsInView(page: Page, group: NavigationGroup) {
  const openPanel = menuPanel(page, group);
  if (group === 'services')
    await expect(openPanel.getByText('Flexible Services', { exact: true })).toBeVisible();
  for (const { path, label, summary, menuAction } of menus[group].cards) {
    const card = linkTo(openPanel, path);
    for (const text of [label, summary, menuAction as string])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
}
