import { expect, test } from 'vitest';
import { hashForCsp } from '../host/headers.ts';
import { parsePage } from '../built-page.ts';
import { inlinePageStyles } from './inline-styles.ts';
import { parseStyleSheet } from './page-styles.ts';

const sheet = parseStyleSheet('.Hero_lead{color:red}.Card{color:blue}');
const createPage = (body: string) =>
  parsePage(
    '/about',
    `<html><head><link rel="stylesheet" type="text/css" href="/assets/static/a.css"><style>:root{--color-a:red}</style></head><body>${body}</body></html>`,
  );

test('a page contains the rules of its classes and a policy that allows them, and links the full sheet for print', () => {
  const html = inlinePageStyles(
    createPage('<p class="Hero_lead">Text</p>'),
    sheet,
    '/assets/static/site.css',
  );
  const css = ':root{--color-a:red}.Hero_lead{color:red}';
  expect(html).toContain(`<style>${css}</style>`);
  expect(html).toContain(hashForCsp(css));
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link id="site-styles" rel="stylesheet" href="/assets/static/site.css" media="print">',
  ]);
});

test('a variant without a class in its CSS module stops the build, and the error names the page and the element', () => {
  const page = createPage('<p class="Hero undefined">Text</p>');
  expect(() => inlinePageStyles(page, sheet, '/site.css')).toThrow(
    '/about: <p class="Hero undefined">: a CSS module has no class for a variant',
  );
});
