import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { contentHashes } from '#scripts/build/hosting/content-hashes.ts';
import { routes } from '#src/site/routes.ts';

const read = (file: string) => readFileSync(`dist/client/${file}`, 'utf8');

test('the not-found page brings a policy that allows its own script and styles, and stands before both', () => {
  const html = read('404.html');
  const [policy, first] = parseHTML(html).document.querySelectorAll(
    'meta[http-equiv="Content-Security-Policy"], script, style',
  );
  const content = policy?.getAttribute('content') ?? '';
  expect(content).toContain("default-src 'none'");
  expect(content).not.toContain('unsafe-inline');
  for (const hash of Object.values(contentHashes(html)).flat()) expect(content).toContain(`'${hash}'`);
  expect(first?.tagName).toMatch(/^(?:SCRIPT|STYLE)$/);
});

test('_headers gives every page the policy of what the build has written', () => {
  const blocks = read('_headers').split('\n\n');
  for (const { path } of routes) {
    const block = blocks.find((candidate) => candidate.split('\n')[0] === path);
    const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    for (const hash of Object.values(contentHashes(html)).flat()) expect(block).toContain(`'${hash}'`);
  }
});
