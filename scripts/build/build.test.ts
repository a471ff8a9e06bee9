import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout, type Checkout } from '#scripts/test/checkout.ts';

let checkout: Checkout;
beforeEach(() => {
  checkout = copyCheckout();
  checkout.write('dist/client/index.html', 'the previous build');
});
afterEach(() => checkout.remove());

async function runFailingBuild(command: readonly string[], environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await checkout.npm(command, environment);
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  // A failing build leaves the last site.
  expect(readdirSync(checkout.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(checkout.read('dist/client/index.html')).toBe('the previous build');
  expect(stdout).not.toContain('captured emails');
  return stderr;
}

test('a syntax error in a page is reported with file, line and column', async () => {
  checkout.write('pages/about/+Page.tsx', `${checkout.read('pages/about/+Page.tsx')}\nconst broken = ;\n`);
  expect(await runFailingBuild(['run', 'build'])).toMatch(/pages\/about\/\+Page\.tsx:\d+:\d+/);
});

test('a row without a page folder is reported, and npm start doesn’t serve the previous build', async () => {
  rmSync(join(checkout.folder, 'pages/about'), { recursive: true });
  expect(await runFailingBuild(['start'], { PORT: '0', DATA_DIR: join(checkout.folder, '.data') })).toContain(
    '/about has a row in src/site/routes.ts but no pages/about/+Page.tsx',
  );
});

test('an error in a section is reported with the page', async () => {
  checkout.write(
    'src/components/MissionStatement.tsx',
    `export function MissionStatement() {\n  throw new Error('test error');\n}\n`,
  );
  expect(await runFailingBuild(['run', 'build'])).toMatch(/^\/about can't be rendered: test error$/m);
});

test('an invalid variable is reported with its expected format', async () => {
  expect(await runFailingBuild(['run', 'build'], { SITE_URL: 'example.com' })).toMatch(
    /SITE_URL must be an http\(s\) URL/,
  );
});
