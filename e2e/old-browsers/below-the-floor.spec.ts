import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { topNavigation } from '#src/site/navigation.ts';
import { colors } from '#src/theme/colors.ts';
import { noScriptFilesNote } from '#src/inquiry/upload-limits.ts';
import { schemes, sizes } from '../support/accessibility.ts';
import { toRgb } from '../support/colors.ts';
import { sendButton, sentPanel } from '../support/forms.ts';
import { createSenderEmail, fillContactForm, fillRfpForm, findInquiries } from '../support/inquiries.ts';
import { menuButton, navigation } from '../support/menus.ts';
import { desktop, markDocument, pagePaths, startApp } from '../support/site.ts';

function collectErrorsAndScripts(page: Page): string[] {
  const collected: string[] = [];
  page.on('pageerror', ({ message }) => collected.push(message));
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) collected.push(request.url());
  });
  return collected;
}

/** Returns the visible texts and controls of the first screen that something covers. */
const findCoveredElements = (page: Page) =>
  page.locator('main :is(h1, h1 ~ *, a, button, input, select)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // `elementFromPoint` finds only what is inside the window.
        if (right === left || y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth) return false;
        return document.elementFromPoint(x, y)?.closest('main') === null;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

async function findUnreadableTexts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  );
}

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of pagePaths)
      test(`${path} stays as it was, uncovered and readable in both color schemes`, async ({ page }) => {
        const errorsAndScripts = collectErrorsAndScripts(page);
        await page.clock.install();
        await page.goto(path);
        const markup = await page.locator('#root').innerHTML();
        await startApp(page);
        // The app would load at most two seconds after the page.
        await page.clock.runFor(2_500);
        expect(await page.locator('#root').innerHTML()).toBe(markup);
        expect(errorsAndScripts).toEqual([]);
        expect(await findCoveredElements(page)).toEqual([]);
        const [header, heading] = await Promise.all(
          ['header', 'h1'].map((selector) => page.locator(selector).first().boundingBox()),
        );
        expect(header!.y + header!.height).toBeLessThanOrEqual(heading!.y);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);

        for (const field of await page
          .locator('form :is(input, select, textarea):not([tabindex], [type=radio])')
          .all())
          if (await field.isVisible())
            await expect(field).toHaveCSS('border-top-color', toRgb(colors.control.light));
        for (const details of await page.locator('details').all())
          await details.evaluate((element) => element.setAttribute('open', ''));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          expect(await findUnreadableTexts(page), colorScheme).toEqual([]);
        }
      });

    const menuLinks = topNavigation.flatMap(({ route, menu }) => [
      ...(menu ? [] : [route.path]),
      ...(menu?.cards.map(({ path }) => path) ?? []),
      ...(menu ? [menu.overview.path] : []),
    ]);

    test('every link of the menu loads its document', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of menuLinks) {
        // On wide screens, the button beside the menu replaces this entry.
        if (path === '/contact' && size.width === desktop.width) continue;
        await page.goto('/sitemap');
        const isFirstDocument = await markDocument(page);
        let list = navigation(page)
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href="${path}"]`) })
          .first();
        if (await menuButton(page).isVisible()) await menuButton(page).click();
        // Without popovers, phones have the footer's links instead of the menu.
        else if (size.width < desktop.width) list = page.locator('footer');
        if (!(await list.locator(`a[href="${path}"]`).first().isVisible()))
          await list.locator('summary').click();
        const link = list.locator(`a[href="${path}"]`).filter({ visible: true }).first();
        await link.click();
        await expect(page).toHaveURL(path);
        expect(await isFirstDocument()).toBe(false);
      }
    });

    test('both forms are posted by the browser, without a field for files', async ({ page }) => {
      for (const { path, fill } of [
        { path: '/contact', fill: fillContactForm },
        { path: '/submit-rfp/form', fill: fillRfpForm },
      ]) {
        const email = createSenderEmail();
        await page.goto(path);
        await startApp(page);
        await expect(page.locator('[type=file]')).toBeHidden();
        await expect(page.getByText(noScriptFilesNote)).toBeVisible();
        await fill(page, email);
        await sendButton(page).click();
        await expect(page).toHaveURL(`${path}?sent=1#sent`);
        await expect(sentPanel(page)).toBeVisible();
        expect(await findInquiries(email)).toHaveLength(1);
      }
    });
  });
