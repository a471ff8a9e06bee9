import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import getPort from 'get-port';
import { waitForHydration } from '../../e2e/support/site.ts';
import { fillContactForm } from '../../e2e/support/inquiries.ts';
import { browserArguments, findBrowser } from '#scripts/test/browser.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';

const checkout = copyCheckout();
const port = await getPort();
const origin = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
let server: ChildProcess;
let output = '';

beforeAll(async () => {
  checkout.write(
    '.env',
    'SUPABASE_URL=https://project.supabase.co\nSUPABASE_PUBLISHABLE_KEY=sb_publishable_key\nANALYTICS_URL=https://www.googletagmanager.com/gtag/js?id=G-1\n',
  );
  const { PATH = '', HOME = '' } = process.env;
  server = spawn(process.execPath, ['scripts/serve/dev.ts'], {
    cwd: checkout.folder,
    env: { PATH, HOME, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  await vi.waitUntil(() => output.includes('Site with hot reload') || server.exitCode !== null, {
    timeout: 100_000,
    interval: 200,
  });
});
afterAll(async () => {
  await browser.close();
  server.kill('SIGINT');
  await once(server, 'close');
  checkout.remove();
});

test('a form on the first page keeps what a visitor typed, and is sent', { timeout: 150_000 }, async () => {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(120_000);
  await tab.goto(`${origin}/contact`);
  await fillContactForm(tab, 'ada@example.org');
  await tab.locator('form [type=submit]').click();
  await tab.locator('#sent').waitFor();
  await tab.close();
  expect(output).not.toMatch(/reloading|Invalid hook call/);
});

const edit = (file: string, search: string | RegExp, replacement: string) =>
  checkout.write(file, checkout.read(file).replace(search, replacement));
const fetchPage = async (path: string) => (await fetch(origin + path)).text();

test('the command prints the site’s URL, and which live services are replaced', () => {
  for (const line of [
    `Site with hot reload: ${origin} · emails: ${origin}/_mail · inquiries: ${origin}/_leads`,
    'Forms post to the local function. Only the live site uses SUPABASE_URL (https://project.supabase.co).',
    "Analytics goes to a local stand-in, which prints to the browser's console. Only the live site uses ANALYTICS_URL (https://www.googletagmanager.com/gtag/js?id=G-1).",
  ])
    expect(output.split('\n')).toContain(line);
});

test(
  'a form posts to the local function, which validates by the edited form',
  { timeout: 60_000 },
  async () => {
    expect(await fetchPage('/contact')).toContain('action="/functions/v1/send-contact-email"');
    const readValidationErrors = async () => {
      const response = await fetch(`${origin}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ type: 'contact' }),
      });
      return response.text();
    };
    expect(await readValidationErrors()).toContain('Name is required');
    edit('src/inquiry/contact-form.ts', "'Name is required'", "'Who are you?'");
    await vi.waitFor(async () => expect(await readValidationErrors()).toContain('Who are you?'), {
      timeout: 30_000,
      interval: 500,
    });
  },
);

test('an edited color appears on the page', async () => {
  edit('src/theme/colors.ts', /#[0-9A-Fa-f]{6}\b/g, '#123456');
  await vi.waitFor(async () => expect(await fetchPage('/about')).toContain('#123456'), { timeout: 20_000 });
});

test('edited content and a new legal page appear', async () => {
  edit('content/figures.json', /"responseTime": ".*"/, '"responseTime": "5 hours"');
  checkout.write('content/legal/privacy.md', 'We answer within {{responseTime}}.\n');
  await vi.waitFor(
    async () => {
      const form = await fetchPage('/contact');
      expect([form.includes('within 5 hours'), form.includes('href="/privacy"')]).toEqual([true, true]);
      expect(await fetchPage('/privacy')).toContain('We answer within 5 hours.');
    },
    { timeout: 20_000, interval: 500 },
  );
});

test('an edited style or text appears without a reload, and a page has its styles without JavaScript', async () => {
  const tab = await browser.newPage();
  await tab.goto(`${origin}/about`);
  await waitForHydration(tab);
  const readStyle = (name: string) =>
    tab.locator('main h1').evaluate((title, name) => getComputedStyle(title).getPropertyValue(name), name);
  // A reload would remove this attribute.
  await tab.locator('main').evaluate((main) => main.setAttribute('title', 'before the edit'));
  const edits: Readonly<Record<string, string>> = {
    'src/theme/elements.css': 'h1 { outline-offset: 7px }',
    'src/components/frame/Hero.module.css': '.text h1 { border-spacing: 13px }',
  };
  for (const [file, css] of Object.entries(edits)) checkout.write(file, `${checkout.read(file)}\n${css}\n`);
  await expect.poll(() => readStyle('outline-offset'), { timeout: 20_000 }).toBe('7px');
  await expect.poll(() => readStyle('border-spacing'), { timeout: 20_000 }).toBe('13px');
  edit('content/pages/about.json', /("lead": ")[^"]*/, '$1We start soon.');
  await tab.getByText('We start soon.').waitFor({ timeout: 20_000 });
  expect(await tab.locator('main').getAttribute('title')).toBe('before the edit');

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(`${origin}/about`);
  const heading = withoutScript.locator('main h1');
  expect(await heading.evaluate((title) => getComputedStyle(title).borderSpacing)).toBe('13px');
}, 120_000);

test('other computers can’t connect', async () => {
  const externalInterface = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  if (!externalInterface) return;
  await expect(fetch(`http://${externalInterface.address}:${port}/`)).rejects.toThrow('fetch failed');
});
