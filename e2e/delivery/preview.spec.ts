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

test('a preview asks search engines not to index it, and has neither the live backend nor analytics', async ({
  request,
}) => {
  const page = await request.get(`${site.origin}/contact`);
  expect(page.headers()['x-robots-tag']).toBe('noindex');
  for (const text of [page.headers()['content-security-policy'], await page.text()])
    expect(text).not.toMatch(/supabase\.co|tags\.example\.net/);
});

for (const javaScriptEnabled of [true, false])
  test(`a form says that it is off and sends nothing, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    await using context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const url = `${site.origin}/contact`;
    await (javaScriptEnabled ? openPage(page, url) : page.goto(url));
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const form = page.locator('form[method="post"]');
    await expect(
      form.getByText('This is a preview. The forms are turned off, and nothing you type is sent.'),
    ).toBeVisible();
    await expect(form.locator('[type="submit"]')).toBeDisabled();
    await form.locator('#email').fill('ada@example.com');
    await page.keyboard.press('Enter');
    // A post would start before this request.
    await page.evaluate(() => fetch('/robots.txt'));
    expect([posts, page.url()]).toEqual([[], url]);
  });
