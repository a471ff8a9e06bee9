import { test as base, type Page } from '@playwright/test';
import { desktop, phone } from './site.ts';

export const sizes = [desktop, phone] as const;
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Shares one page between a worker's tests, which is much faster. */
export const test = base.extend<object, { reusedPage: Page }>({
  reusedPage: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL as string;
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
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

export async function forEachView(
  page: Page,
  check: (view: {
    readonly isWide: boolean;
    readonly scheme: Scheme;
    readonly name: string;
  }) => Promise<void>,
) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await check({ isWide: size.width >= 1024, scheme, name: `${size.width} px, ${scheme}` });
    }
  }
}
