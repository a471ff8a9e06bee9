import { expect, test } from '@playwright/test';
import { buildAndServe, type ServedBuild } from '../support/site-build.ts';
import { openPage } from '../support/site.ts';

let site: ServedBuild;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await buildAndServe({
    PREVIEW: 'true',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    ANALYTICS_URL: 'https://tags.example.net/gtag/js?id=G-1',
  });
});
test.afterAll(() => site?.close());

for (const path of ['/', '/llms.txt', '/social/index.png', '/no-such-page'])
  test(`search engines are asked not to index ${path}`, async ({ request }) => {
    expect((await request.get(site.origin + path)).headers()['x-robots-tag']).toBe('noindex');
  });

test('a preview contains neither the live site’s backend nor its analytics', async ({ request }) => {
  const page = await request.get(`${site.origin}/contact`);
  for (const text of [page.headers()['content-security-policy'], await page.text()])
    expect(text).not.toMatch(/supabase\.co|tags\.example\.net/);
});

for (const path of ['/contact', '/submit-rfp/form'])
  for (const javaScriptEnabled of [true, false])
    test(`${path} says that its form is off and sends nothing, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await (javaScriptEnabled ? openPage(page, site.origin + path) : page.goto(site.origin + path));
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      const form = page.locator('form[method="post"]');
      await expect(
        form.getByText('This is a preview. The forms are turned off, and nothing you type is sent.'),
      ).toBeVisible();
      await expect(form.locator('[type="submit"]')).toBeDisabled();
      await form.getByLabel('Email').first().fill('ada@example.com');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      expect([posts, page.url()]).toEqual([[], site.origin + path]);
      await context.close();
    });
