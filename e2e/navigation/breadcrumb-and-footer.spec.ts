import { expect, test } from '@playwright/test';
import { notFoundLabel } from '#src/content/values/heads.ts';
import { getRoute } from '#src/site/routes.ts';
import { collectProblems, openPage } from '../support/site.ts';

for (const { path, labels, links } of [
  {
    path: '/flexible-services/rfp-matching',
    labels: ['Home', 'Flexible Services', getRoute('/flexible-services/rfp-matching').label],
    links: ['/', '/services'],
  },
  { path: '/flexible-services/no-such-page', labels: ['Home', notFoundLabel], links: ['/'] },
])
  test(`the breadcrumb of ${path} is ${labels.join(' / ')}`, async ({ page }) => {
    await openPage(page, path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(labels);
    await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(labels.at(-1)!);
    const targets = await breadcrumb
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(links);
  });

test('the copyright line has the current year', async ({ page }) => {
  const problems = collectProblems(page);
  await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
  await openPage(page, '/');
  await expect(page.locator('footer')).toContainText('© 2031 ');
  expect(problems).toEqual([]);
});
