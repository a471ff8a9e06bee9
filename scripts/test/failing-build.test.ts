import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSteps } from '#scripts/build/build.ts';
import { copyCheckout, type Checkout, type Outcome } from './checkout.ts';

const minutes = 60_000;
const plantedPage = 'export const Page = () => null;\n';
let checkout: Checkout;

/** Gives a group of tests a checkout that no other group has changed. */
function useCheckout(): void {
  beforeAll(() => void (checkout = copyCheckout()));
  afterAll(() => checkout.remove());
}

const inCheckout = (path: string) => join(checkout.folder, path);

/** What a command left behind when it ended. */
const endOf = ({ code, stderr }: Outcome) => ({
  code,
  stderr,
  stack: stderr.split('\n').filter((line) => /^\s+at /.test(line)),
  servable: ['client', 'hosting', 'served-pages.json'].filter((name) =>
    existsSync(inCheckout(`dist/${name}`)),
  ),
});

/** A failed build says why, without a stack, and leaves nothing to serve or to deploy. */
const failed = (says: string | RegExp): ReturnType<typeof endOf> => ({
  code: 1,
  stderr: (typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says)) as string,
  stack: [],
  servable: [],
});

/** Puts a module in the place of the one that exports this step: the same, but for the step. */
function replaceStep(name: string, body: string): { restore(): void } {
  const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w/-]+)\\.ts'`);
  const [, module = ''] = imports.exec(checkout.read('scripts/build/build.ts')) ?? [];
  expect(module).not.toBe('');
  const [file, kept] = [`scripts/build/${module}.ts`, `scripts/build/${module}.kept.ts`];
  renameSync(inCheckout(file), inCheckout(kept));
  checkout.write(
    file,
    `export * from './${basename(module)}.kept.ts';\nexport async function ${name}() {\n${body}\n}\n`,
  );
  return {
    restore() {
      rmSync(inCheckout(kept));
      checkout.restore(file);
    },
  };
}

describe('npm run build', { timeout: 2 * minutes }, () => {
  useCheckout();

  test('fails on a syntax error in a page and names file and line', async () => {
    checkout.write('pages/about/+Page.tsx', `${checkout.read('pages/about/+Page.tsx')}\nconst broken = ;\n`);
    const outcome = await checkout.npm(['run', 'build']);
    checkout.restore('pages/about');
    expect(endOf(outcome)).toEqual(failed(/pages\/about\/\+Page\.tsx:\d+:\d+/));
  });

  test('fails on a page folder without a row', async () => {
    checkout.write('pages/extra/+Page.tsx', plantedPage);
    const outcome = await checkout.npm(['run', 'build']);
    rmSync(inCheckout('pages/extra'), { recursive: true });
    expect(endOf(outcome)).toEqual(failed('pages/extra/+Page.tsx has no row in src/site/routes.ts'));
  });

  test('fails on a row without a page folder', async () => {
    rmSync(inCheckout('pages/about'), { recursive: true });
    const outcome = await checkout.npm(['run', 'build']);
    checkout.restore('pages/about');
    expect(endOf(outcome)).toEqual(
      failed('/about has a row in src/site/routes.ts but no pages/about/+Page.tsx'),
    );
  });

  test('fails on a section that throws while its page is rendered, and names the page', async () => {
    checkout.write(
      'src/sections/MissionStatement.tsx',
      `export function MissionStatement() {\n  throw new Error('planted in a section');\n}\n`,
    );
    const outcome = await checkout.npm(['run', 'build']);
    checkout.restore('src/sections/MissionStatement.tsx');
    expect(endOf(outcome)).toEqual(
      failed(/^The build failed in prerender: \/about can't be rendered: planted in a section$/m),
    );
  });

  test.each([
    ['an address that is none', { SITE_URL: 'example.com' }, /SITE_URL must be an http\(s\) URL/],
    ['a canonical origin with a path', { SITE_URL: 'https://example.com/a' }, /SITE_URL must be an origin/],
    ['a key that IndexNow would refuse', { INDEXNOW_KEY: 'short' }, /^INDEXNOW_KEY must be 8 to 128/],
  ])('fails on %s', async (_, environment, says) => {
    expect(endOf(await checkout.npm(['run', 'build'], environment))).toEqual(failed(says));
  });

  test('fails on a module that throws while it is loaded', async () => {
    checkout.write(
      'scripts/build/sitemap.ts',
      `${checkout.read('scripts/build/sitemap.ts')}\nthrow new Error('planted on loading');\n`,
    );
    const { code, stderr } = await checkout.npm(['run', 'build']);
    checkout.restore('scripts/build/sitemap.ts');
    expect(stderr).toContain('planted on loading');
    expect(code).toBe(1);
  });
});

describe('npm run build, once Vike has prerendered', { timeout: 2 * minutes }, () => {
  const failsIn = (name: string) => `The build failed in ${name}: planted\n`;
  /** The one build with the real Vike, whose pages are kept for all others. */
  let failedAfterVike: ReturnType<typeof endOf>;

  useCheckout();
  beforeAll(async () => {
    const step = replaceStep(
      'removeUnusedChunks',
      `const { cpSync } = await import('node:fs');\ncpSync('dist.new', 'prerendered', { recursive: true });\nthrow new Error('planted');`,
    );
    failedAfterVike = endOf(await checkout.npm(['run', 'build']));
    step.restore();
    mockVike();
  });

  test('fails where a step does', () => {
    expect(failedAfterVike).toEqual(failed(failsIn('removeUnusedChunks')));
  });

  test('succeeds with nothing planted', async () => {
    const { code, stderr } = await checkout.npm(['run', 'build']);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(existsSync(inCheckout('dist/served-pages.json'))).toBe(true);
  });

  const stepNames = buildSteps.map(({ name }) => name);
  test.each(stepNames)('fails where %s does', async (name) => {
    // Left out, because they would take most of the time.
    const replaced = stepNames.slice(0, stepNames.indexOf(name)).map((earlier) => replaceStep(earlier, ''));
    replaced.push(replaceStep(name, `throw new Error('planted');`));
    const outcome = await checkout.npm(['run', 'build']);
    for (const step of replaced) step.restore();
    expect(endOf(outcome)).toEqual(failed(failsIn(name)));
    expect(outcome.stderr).toBe(failsIn(name));
  });

  test('fails where a promise that nobody awaits is rejected', async () => {
    const step = replaceStep('writeSitemap', `void Promise.reject(new Error('planted, awaited by nobody'));`);
    const outcome = await checkout.npm(['run', 'build']);
    step.restore();
    expect(endOf(outcome)).toEqual(failed(/^planted, awaited by nobody$/m));
  });

  /** Vike with its own listeners for errors, that takes no time: it brings back what it prerendered before. */
  function mockVike(): void {
    expect(existsSync(inCheckout('prerendered/client/index.html'))).toBe(true);
    rmSync(inCheckout('node_modules/vike'));
    checkout.write(
      'node_modules/vike/package.json',
      '{ "type": "module", "exports": { "./api": "./api.js" } }',
    );
    checkout.write(
      'node_modules/vike/api.js',
      `import { cpSync } from 'node:fs';
import { installUncaughtErrorHandlers } from '${process.cwd()}/node_modules/vike/dist/utils/installUncaughtErrorHandlers.js';
export async function build() {
  installUncaughtErrorHandlers();
}
export async function prerender({ viteConfig }) {
  cpSync('prerendered', viteConfig.build.outDir, { recursive: true });
}
`,
    );
  }
});

describe('on a build that fails', { timeout: 2 * minutes }, () => {
  useCheckout();
  beforeAll(() => checkout.write('pages/extra/+Page.tsx', plantedPage));

  test('npm start ends and serves nothing, an older build neither', async () => {
    checkout.write('dist/client/index.html', 'an older build');
    checkout.write('dist/served-pages.json', '[]');
    const outcome = await checkout.npm(['start'], { PORT: '0', DATA_DIR: inCheckout('.data') });
    expect(endOf(outcome)).toEqual(failed('pages/extra/+Page.tsx has no row in src/site/routes.ts'));
    expect(outcome.stdout).not.toContain('The site is at');
    expect(existsSync(inCheckout('.data'))).toBe(false);
  });

  test('npm test runs nothing that needs the build, and ends with its count and 1', async () => {
    replaceRunners();
    const { code, stdout } = await checkout.npm(['test'], { CHROMIUM_PATH: process.execPath });
    expect(checkout.read('calls').trim().split('\n')).toEqual([
      'tsc',
      'oxlint --type-aware --deny-warnings',
      'prettier --check .',
      expect.stringMatching(/^deno check/),
      'vitest run',
    ]);
    for (const stage of ['audit of the built pages', 'the built site over HTTP', 'browser tests'])
      expect(stdout).toContain(`✗ ${stage}: not run, because this failed: production build`);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('10 passed, 4 failed');
    expect(code).toBe(1);
  });

  /** Runners that pass at once and note that they were called; node stays what it is. */
  function replaceRunners(): void {
    rmSync(inCheckout('node_modules/.bin'));
    mkdirSync(inCheckout('node_modules/.bin'));
    symlinkSync(process.execPath, inCheckout('node_modules/.bin/node'));
    const report = `echo '{ "numPassedTests": 7, "numFailedTests": 0 }' > reports/unit.json`;
    for (const name of ['tsc', 'oxlint', 'prettier', 'deno', 'vitest', 'playwright']) {
      const file = `node_modules/.bin/${name}`;
      checkout.write(
        file,
        `#!/bin/sh\necho "${name} $*" | sed 's/ $//' >> calls\nmkdir -p reports && ${report}\n`,
      );
      chmodSync(inCheckout(file), 0o755);
    }
  }
});
