import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import getPort from 'get-port';
import { waitForHydration } from '../../e2e/support/site.ts';
import { fillContactForm } from '../../e2e/support/inquiries.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { copyCheckout, type Checkout } from '#scripts/test/checkout.ts';

let checkout: Checkout;
let origin: string;
let server: ChildProcess;
let said = '';

beforeAll(async () => {
  checkout = copyCheckout();
  checkout.write(
    '.env',
    'SUPABASE_URL=https://project.supabase.co\nSUPABASE_PUBLISHABLE_KEY=sb_publishable_key\n',
  );
  const port = await getPort();
  origin = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  server = spawn(process.execPath, ['scripts/serve/dev.ts'], {
    cwd: checkout.folder,
    env: { PATH, HOME, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => (said += data.toString()));
  await vi.waitUntil(() => said.includes('Every edit shows at once') || server.exitCode !== null, {
    timeout: 100_000,
    interval: 200,
  });
});
afterAll(async () => {
  server.kill('SIGINT');
  await once(server, 'close');
  checkout.remove();
});

test('what is written on the first page stays there, and is sent', { timeout: 150_000 }, async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
  });
  try {
    const tab = await browser.newPage();
    tab.setDefaultTimeout(120_000);
    await tab.goto(`${origin}/contact`);
    await fillContactForm(tab, 'ada@example.org');
    await tab.getByRole('button', { name: 'Share My Project with DEP' }).click();
    await tab.locator('#sent').waitFor();
  } finally {
    await browser.close();
  }
  expect(said).not.toMatch(/reloading|Invalid hook call/);
});

const page = async (path: string) => (await fetch(origin + path)).text();

/** Edits a file, waits until `path` shows it, and says how the page then is. */
async function pageAfterEdit(file: string, change: (text: string) => string, path: string, shown: string) {
  expect(await page(path)).not.toContain(shown);
  checkout.write(file, change(checkout.read(file)));
  const deadline = Date.now() + 20_000;
  let html = await page(path);
  while (!html.includes(shown) && Date.now() < deadline) {
    await sleep(100);
    html = await page(path);
  }
  return html;
}

test('the address, and where forms go, are said in a line each', () => {
  const lines = said.split('\n');
  expect(lines).toContain(`Every edit shows at once at ${origin} · mails it sent: ${origin}/_mail`);
  expect(lines).toContain(
    "Forms go to the function on this machine; SUPABASE_URL (https://project.supabase.co) is the live site's.",
  );
});

test('a form posts to the function on this machine', async () => {
  expect(await page('/contact')).toContain('action="/functions/v1/send-contact-email"');
  const answer = await fetch(`${origin}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ type: 'contact' }),
  });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Name is required')]);
});

test('an edited form is the form that the function knows', { timeout: 60_000 }, async () => {
  const file = 'supabase/functions/_shared/contact-form.ts';
  checkout.write(file, checkout.read(file).replace("'Name is required'", "'Who are you?'"));
  const refusal = async () => {
    const answer = await fetch(`${origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ type: 'contact' }),
    });
    return answer.text();
  };
  await vi.waitFor(async () => expect(await refusal()).toContain('Who are you?'), {
    timeout: 30_000,
    interval: 500,
  });
});

test('an edited color shows', async () => {
  const recolor = (text: string) => text.replaceAll(/#[0-9A-Fa-f]{6}\b/g, '#123456');
  const html = await pageAfterEdit('supabase/functions/_shared/colors.ts', recolor, '/about', '#123456');
  expect(html).toContain('#123456');
});

test('an edited style shows without a reload, and a page has its styles before any script', async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
  try {
    const tab = await browser.newPage();
    await tab.goto(`${origin}/about`);
    await waitForHydration(tab);
    const read = (name: string) =>
      tab.locator('main h1').evaluate((title, name) => getComputedStyle(title).getPropertyValue(name), name);
    await tab.locator('main').evaluate((main) => main.setAttribute('title', 'as it was'));
    const edits: Readonly<Record<string, string>> = {
      'src/theme/elements.css': 'h1 { outline-offset: 7px }',
      'src/components/Hero.module.css': '.text h1 { border-spacing: 13px }',
      'src/theme/tokens.css': ':root { --size-measure: 17px }',
    };
    const before = Object.keys(edits).map((file) => [file, checkout.read(file)] as const);
    for (const [file, css] of before) checkout.write(file, `${css}\n${edits[file]}\n`);
    await expect.poll(() => read('outline-offset'), { timeout: 20_000 }).toBe('7px');
    await expect.poll(() => read('border-spacing'), { timeout: 20_000 }).toBe('13px');
    await expect.poll(() => read('--size-measure'), { timeout: 20_000 }).toBe('17px');
    expect(await tab.locator('main').getAttribute('title')).toBe('as it was');

    const withoutScript = await browser.newPage({ javaScriptEnabled: false });
    await withoutScript.goto(`${origin}/about`);
    const styles = withoutScript.locator('main h1');
    expect(await styles.evaluate((title) => getComputedStyle(title).borderSpacing)).toBe('13px');

    for (const [file, css] of before) checkout.write(file, css);
    await expect.poll(() => read('border-spacing'), { timeout: 20_000 }).toBe('0px');
    await expect.poll(() => read('outline-offset'), { timeout: 20_000 }).toBe('0px');
  } finally {
    await browser.close();
  }
}, 120_000);

test('this machine alone is let in', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  if (!outside) return;
  const { port } = new URL(origin);
  await expect(fetch(`http://${outside.address}:${port}/`)).rejects.toThrow('fetch failed');
});
