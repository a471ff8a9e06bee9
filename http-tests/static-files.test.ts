import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';

const read = (file: string) => readFileSync(`dist/client/${file}`, 'utf8');

/** What a page's policy must allow for a browser: each inline script that runs, and each style (CSP 3). */
const sourcesOf = (html: string) =>
  [
    ...parseHTML(html).document.querySelectorAll('script:not([src], [type="application/ld+json"]), style'),
  ].map(
    ({ textContent }) =>
      `'sha256-${createHash('sha256')
        .update(textContent ?? '')
        .digest('base64')}'`,
  );

test('the not-found page brings a policy that allows its own script and styles, and stands before both', () => {
  const html = read(htmlFile(notFoundPath));
  const [policy, first] = parseHTML(html).document.querySelectorAll(
    'meta[http-equiv="Content-Security-Policy"], script, style',
  );
  const content = policy?.getAttribute('content') ?? '';
  expect(content).toContain("default-src 'none'");
  expect(content).not.toContain('unsafe-inline');
  for (const source of sourcesOf(html)) expect(content).toContain(source);
  expect(first?.tagName).toMatch(/^(?:SCRIPT|STYLE)$/);
});

test('_headers gives every page the policy of what the build has written', () => {
  const blocks = read('_headers').split('\n\n');
  for (const { path } of routes) {
    const block = blocks.find((candidate) => candidate.split('\n')[0] === path);
    const sources = sourcesOf(read(htmlFile(path)));
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) expect(block).toContain(source);
  }
});
