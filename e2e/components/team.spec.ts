import { expect, test, type Locator } from '@playwright/test';
import { describeInvolvement, disciplines } from '#src/site/disciplines.ts';
import { team, type TeamMember } from '#src/site/team.ts';
import { desktop, openPage, phone } from '../support/site.ts';

test('the largest text of a profile is the name, or the discipline if there is no name', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/team');
    for (const { name, title, isIndependent, isPlaceholder } of team) {
      const label = isIndependent ? `${name}*` : name;
      const heading = page.locator('main').getByRole('heading', { name: label, exact: true }).first();
      const titleLine = heading.locator('xpath=following-sibling::p[1]');
      await expect(titleLine).toHaveText(title);
      const readFontSize = (line: Locator) =>
        line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const [nameSize, titleSize] = [await readFontSize(heading), await readFontSize(titleLine)];
      if (isPlaceholder) expect(titleSize, name).toBeGreaterThan(nameSize);
      else expect(nameSize, name).toBeGreaterThan(titleSize);
    }
  }
});

test('a role’s tasks are collapsed on a phone and visible on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/team');
  const role = page.locator('main details').first();
  await expect(role.locator('li').first()).toBeVisible();
  await expect(role.locator('summary')).toBeHidden();
  await page.setViewportSize(phone);
  await expect(role.locator('li').first()).toBeHidden();
  await role.locator('summary').click();
  await expect(role.locator('li').first()).toBeVisible();
});

test('a link to an advisor expands the advisor’s tasks', async ({ page }) => {
  await page.setViewportSize(phone);
  const [, { slug: first }, { slug: second }] = team as [TeamMember, TeamMember, TeamMember];
  await page.goto(`/team#${first}`);
  const role = page.locator(`#${first}`);
  await expect(role).toBeInViewport();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  // The second visit navigates in the app.
  await openPage(page, '/team');
  await page.evaluate((id) => {
    // No link of the app has this target, so the target of another link moves.
    document.querySelector('#profiles')?.removeAttribute('id');
    document.getElementById(id)?.setAttribute('id', 'profiles');
  }, second);
  await page.locator('main a[href="#profiles"]').click();
  await expect(page.locator('#profiles')).toBeVisible();
});

test('each advisor has a question, a sentence about their part, and a link that names them', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/team');
  const [, ...advisors] = team;
  for (const { slug, name, discipline } of advisors) {
    const card = page.locator('main li').filter({ has: page.locator(`#${slug}`) });
    await expect(card.getByText(disciplines[discipline].question)).toBeVisible();
    await expect(
      card.getByText(describeInvolvement(disciplines[discipline].involvementByPhase)),
    ).toBeVisible();
    await expect(card.getByRole('link', { name: `Ask this advisor: ${name}` })).toHaveAttribute(
      'href',
      '/contact?topic=consultation',
    );
  }
});
