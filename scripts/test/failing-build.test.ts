import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout, type Checkout } from './checkout.ts';

/** A build that fails says why in a line, ends with 1, and leaves nothing that could be served or deployed. */

let checkout: Checkout;
beforeEach(() => {
  checkout = copyCheckout();
});
afterEach(() => checkout.remove());

async function failingBuild(command: readonly string[], environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await checkout.npm(command, environment);
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(join(checkout.folder, 'dist'))).toBe(false);
  expect(stdout).not.toContain('The site is at');
  return stderr;
}

test('a syntax error in a page is named with file, line and column', async () => {
  checkout.write('pages/about/+Page.tsx', `${checkout.read('pages/about/+Page.tsx')}\nconst broken = ;\n`);
  expect(await failingBuild(['run', 'build'])).toMatch(/pages\/about\/\+Page\.tsx:\d+:\d+/);
});

test('a row without a page folder is named, and npm start serves nothing, an older build neither', async () => {
  checkout.write('dist/client/index.html', 'an older build');
  rmSync(join(checkout.folder, 'pages/about'), { recursive: true });
  expect(await failingBuild(['start'], { PORT: '0', DATA_DIR: join(checkout.folder, '.data') })).toContain(
    '/about has a row in src/site/routes.ts but no pages/about/+Page.tsx',
  );
});

test('a section that throws while its page is rendered is named with the page', async () => {
  checkout.write(
    'src/components/MissionStatement.tsx',
    `export function MissionStatement() {\n  throw new Error('planted in a section');\n}\n`,
  );
  expect(await failingBuild(['run', 'build'])).toMatch(
    /^The build failed in prerender: \/about can't be rendered: planted in a section$/m,
  );
});

test('a wrong variable is named with what it must be', async () => {
  expect(await failingBuild(['run', 'build'], { SITE_URL: 'example.com' })).toMatch(
    /SITE_URL must be an http\(s\) URL/,
  );
});
