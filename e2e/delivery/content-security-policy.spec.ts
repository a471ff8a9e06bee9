import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { menus } from '#src/site/navigation.ts';
import { explanationButtons, tooltip } from '../support/explanations.ts';
import { linkTo, navigation, menuPanel } from '../support/menus.ts';
import { openPage, pagePaths, collectViolations, getTitle } from '../support/site.ts';

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const findContents = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content]) => content ?? '');

const parseDirectives = (policy: string) =>
  new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

test.describe('content security policy', () => {
  for (const path of pagePaths) {
    test(`the policy of ${path} allows only the page’s inline code`, async ({ request }) => {
      const response = await request.get(path);
      const html = await response.text();
      const directives = parseDirectives(response.headers()['content-security-policy'] ?? '');
      // The page's policy replaces the site-wide `style-src`.
      const [, pagePolicy = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
      directives.set('style-src', parseDirectives(pagePolicy).get('style-src') ?? []);
      expect(html.indexOf(pagePolicy), 'before any style').toBeLessThan(html.indexOf('<style'));

      expect(directives.get('default-src')).toEqual(["'none'"]);
      expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|(?:^| )https?:(?: |$)/);
      for (const directive of ['base-uri', 'frame-ancestors'])
        expect(directives.get(directive), directive).toEqual(["'none'"]);

      const scripts = findContents(
        html,
        /<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
      );
      const styles = findContents(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
      const listHashes = (sources: readonly string[] | undefined) =>
        (sources ?? [])
          .filter((source) => source.startsWith("'sha256-"))
          .map((source) => source.slice(1, -1));
      expect(listHashes(directives.get('script-src')).toSorted()).toEqual(scripts.map(hashSource).toSorted());
      expect(listHashes(directives.get('style-src')).toSorted()).toEqual(styles.map(hashSource).toSorted());
      expect(html, 'event handlers and style attributes would be blocked').not.toMatch(
        /<[a-z][^>]*\s(?:style|on[a-z]+)=/i,
      );
    });
  }

  for (const path of ['/', '/molecule-readiness'] as const)
    test(`the policy blocks nothing when a visitor of ${path} opens menus, answers and explanations and follows a link`, async ({
      page,
    }) => {
      const violations = await collectViolations(page);
      await openPage(page, path);
      for (const { group, overview } of Object.values(menus)) {
        await linkTo(navigation(page), overview.path).hover();
        await expect(menuPanel(page, group)).toBeVisible();
      }
      await page.keyboard.press('Escape');
      // Some details are always open on wide screens, without a visible summary.
      const questions = page.locator('main summary').filter({ visible: true });
      if ((await questions.count()) > 0) await questions.first().click();
      const explanations = explanationButtons(page);
      if ((await explanations.count()) > 0) {
        await explanations.first().hover();
        await expect(tooltip(page)).toBeVisible();
        await explanations.nth(1).click();
      }
      await page.locator('footer a[href="/about"]').click();
      await expect(page).toHaveTitle(getTitle('/about'));
      expect(violations).toEqual([]);
    });
});
