import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyCheckout } from '#scripts/test/checkout.ts';

const checkout = copyCheckout();
afterAll(() => checkout.remove());

test(
  'an error in a section is reported with the page, and `npm start` neither replaces nor serves the last site',
  { timeout: 240_000 },
  async () => {
    checkout.write('dist/client/index.html', 'the last site');
    checkout.write(
      'pages/about/DisciplineSpans.tsx',
      `export function DisciplineSpans() {\n  throw new Error('test error');\n}\n`,
    );
    const environment = { PORT: '0', DATA_DIR: join(checkout.folder, '.data') };
    const { code, stdout, stderr } = await checkout.npm(['start'], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\/about can't be rendered: test error$/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).not.toContain('Site: ');
    expect(readdirSync(checkout.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    expect(checkout.read('dist/client/index.html')).toBe('the last site');
  },
);
