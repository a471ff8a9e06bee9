import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { desktop, phone } from './site.ts';

export const sizes = [desktop, phone] as const;
export const schemes = ['light', 'dark'] as const;

/** Shares one page between a worker's tests, which is much faster. */
export const test = base.extend<object, { reusedPage: Page }>({
  reusedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, storageState } = project.use;
      const context = await browser.newContext({
        baseURL: baseURL as string,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export async function waitForTransitions(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Scroll-driven animations never end.
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Only these rules depend on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

async function findViolations(page: Page, scheme: (typeof schemes)[number], within: string) {
  // Legacy mode is faster: it opens no second window. Without passes, axe is faster too.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  axe.options({ resultTypes: ['violations'] });
  if (scheme === 'light') axe.withTags(tags);
  else axe.withRules(colorRules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Checks both color schemes. Lighthouse checks every page on a phone. */
export async function expectAccessible(page: Page, within = 'html') {
  const findings: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await waitForTransitions(page);
    for (const violation of await findViolations(page, scheme, within))
      findings.push(`${scheme}: ${violation}`);
  }
  expect(findings).toEqual([]);
}
