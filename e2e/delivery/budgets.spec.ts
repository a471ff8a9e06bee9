import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  modulesOf,
  open,
  outDir,
  ownModules,
  pagePaths,
  readBuiltPage,
  sharedModules,
} from '../support/site.ts';

/** Bytes over the wire, brotli at its highest quality. */
const budgets = {
  /** The document with all its styles. */
  html: 14_336,
  /** What a server sends before it waits for the first acknowledgement (RFC 6928), status line and headers included. */
  firstRoundTrip: 14_600,
  bootScript: 2_048,
  /** HTML and modules up to hydration, without a form and with one. */
  hydration: 115 * 1024,
  hydrationWithForm: 120 * 1024,
  /** Menus and questions, which hydrate last. */
  late: 16_000,
  /** The modules that only this page needs, fetched when a visitor goes there inside the app. */
  ownChunks: 10_000,
  ownChunksWithForm: 18_000,
  fonts: 40_000,
};

const sizes = new Map<string, number>();

function compressedSize(data: string | Buffer): number {
  const buffer = Buffer.from(data);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}

function sizeOfModule(module: string): number {
  const size = sizes.get(module) ?? compressedSize(readFileSync(outDir + module));
  sizes.set(module, size);
  return size;
}

const total = (modules: readonly string[]) => modules.reduce((sum, module) => sum + sizeOfModule(module), 0);

/** The modules by weight, heaviest first, to find what grew. */
const weighed = (modules: readonly string[]) =>
  modules
    .toSorted((one, other) => sizeOfModule(other) - sizeOfModule(one))
    .map((module) => `\n  ${sizeOfModule(module)} ${module}`)
    .join('');

function expectWithin(what: string, bytes: number, budget: number, parts = '') {
  expect(bytes, `${what} weighs ${bytes} bytes, its budget is ${budget}${parts}`).toBeLessThanOrEqual(budget);
}

for (const path of pagePaths) {
  test(`${path} keeps to its budgets`, () => {
    const html = readBuiltPage(path);
    const modules = modulesOf(html);
    const htmlSize = compressedSize(html);
    const boot = /<script id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(boot.length, `boot script of ${path}`).toBeGreaterThan(100);
    expectWithin(`the HTML of ${path}`, htmlSize, budgets.html);
    expectWithin(`the boot script of ${path}`, compressedSize(boot), budgets.bootScript);
    const hasForm = html.includes('<form');
    expectWithin(
      `what ${path} loads up to hydration (HTML ${htmlSize})`,
      htmlSize + total(modules),
      hasForm ? budgets.hydrationWithForm : budgets.hydration,
      weighed(modules),
    );
    const own = ownModules(path);
    expectWithin(
      `what ${path} loads inside the app`,
      total(own),
      hasForm ? budgets.ownChunksWithForm : budgets.ownChunks,
      weighed(own),
    );
  });
}

for (const path of pagePaths) {
  test(`${path} arrives with its headers in one round trip`, async ({ baseURL }) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(new URL(path, baseURL), { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
    });
    const head = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`;
    // Two characters follow each name and each value, and an empty line ends the headers.
    const headers = response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 2);
    const body = (await response.toArray()).reduce((sum: number, chunk: Buffer) => sum + chunk.length, 0);
    expect(response.headers['content-encoding']).toBe('br');
    expectWithin(
      `the answer with ${path} (headers ${head.length + headers}, body ${body})`,
      head.length + headers + body,
      budgets.firstRoundTrip,
    );
  });
}

test('the site has shared modules, and each page a chunk of its own', () => {
  expect(sharedModules().size).toBeGreaterThan(1);
  for (const path of pagePaths) expect(ownModules(path).length, path).toBeGreaterThan(0);
});

test('the fonts keep to their budget', () => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + statSync(`${outDir}/${file}`).size, 0);
  expectWithin(`fonts (${files.join(', ')})`, bytes, budgets.fonts);
});

for (const path of pagePaths) {
  test(`${path} brings in the modules it names, then what hydrates late, and no other script`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await open(page, path);
    const named = modulesOf(readBuiltPage(path));
    expect([...scripts].slice(0, named.length).toSorted()).toEqual(named.toSorted());
    const late = [...scripts].slice(named.length);
    expectWithin(`what ${path} loads after hydration`, total(late), budgets.late, weighed(late));
  });
}
