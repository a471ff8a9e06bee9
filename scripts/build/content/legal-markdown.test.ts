import { resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { claims } from '#src/content/values/claims.ts';
import { legalMarkdown } from './legal-markdown.ts';

const file = resolve('content/legal/privacy.md');

async function render(markdown: string): Promise<string> {
  const text = {
    name: 'legal-text',
    resolveId: (id: string) => (id === file ? id : null),
    load: (id: string) => (id === file ? markdown : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [text, legalMarkdown()],
    build: { write: false, ssr: file },
  });
  const { code } = (result as Rollup.RollupOutput).output[0];
  const url = `data:text/javascript,${encodeURIComponent(code.replaceAll(/from "(react[^"]*)"/g, (_, name: string) => `from "${import.meta.resolve(name)}"`))}`;
  const { default: LegalText } = (await import(/* @vite-ignore */ url)) as { default: ComponentType };
  return renderToStaticMarkup(createElement(LegalText));
}

test('headings, lists, links, tables and figures become elements, and a title at the beginning is left out', async () => {
  const html = await render(`# Privacy Policy

"We" don't wait: we reply within {{responseTime}}, see [the form](/contact).

## Your rights

1. Access
2. Deletion

| data | kept |
| --- | --: |
| inquiries | 730 days |
`);
  expect(html.replaceAll('\n', '')).toBe(
    [
      `<p>“We” don’t wait: we reply within ${claims.responseTime}, see <a href="/contact">the form</a>.</p>`,
      '<h2 id="your-rights">Your rights</h2><ol><li>Access</li><li>Deletion</li></ol>',
      '<table><thead><tr><th>data</th><th>kept</th></tr></thead>',
      '<tbody><tr><td>inquiries</td><td>730 days</td></tr></tbody></table>',
    ].join(''),
  );
});

test('every mistake is reported with its line and fix', async () => {
  const markdown =
    'Text <b>bold</b>.\n\n![Logo](/logo.svg)\n\n# Title\n\n[x](javascript:x) {{nope}}\n\n#### Deep\n\n#Joined\n\n| a | b |\n\n- [ ] Do\n\n[y](//y.org)\n';
  await expect(render(markdown)).rejects.toThrow(
    [
      "content/legal/privacy.md:1: raw HTML (<b>) isn't allowed. Write Markdown, or put a backslash before the “<”.",
      "content/legal/privacy.md:1: raw HTML (</b>) isn't allowed. Write Markdown, or put a backslash before the “<”.",
      'content/legal/privacy.md:3: an image isn’t allowed. Remove it, or link to it.',
      'content/legal/privacy.md:5: the page has a title already. Start headings with ## or ###.',
      'content/legal/privacy.md:7: the link javascript:x must start with https://, mailto:, tel:, / or #. Correct it.',
      "content/legal/privacy.md:7: {{nope}} isn't a figure in content/figures.json. Correct its name.",
      'content/legal/privacy.md:9: the heading is empty or skips a level. Write it, below a heading with one # less.',
      'content/legal/privacy.md:11: a heading needs a space after #. Add it.',
      'content/legal/privacy.md:13: a table needs an empty line before it, and a line such as | --- | --- | below its head. Add them.',
      'content/legal/privacy.md:15: a checkbox isn’t allowed. Remove the brackets.',
      'content/legal/privacy.md:17: the link //y.org must start with https://, mailto:, tel:, / or #. Correct it.',
    ].join('\n'),
  );
});

test('a text pasted from Word becomes headings and lists, and a numbered line is reported', async () => {
  const pasted = '##\u00A0Data\u200B\n\n•\tNames\n•\u00A0Email addresses\n-\u00A0Files\n';
  expect((await render(pasted)).replaceAll('\n', '')).toBe(
    '<h2 id="data">Data</h2><ul><li>Names</li><li>Email addresses</li><li>Files</li></ul>',
  );
  await expect(render('1. Who we are\n\nDEP.\n\n2. What we keep\n\nInquiries.\n')).rejects.toThrow(
    [
      'content/legal/privacy.md:1: a numbered list has one line. For a heading, write ## before the number.',
      'content/legal/privacy.md:5: a numbered list has one line. For a heading, write ## before the number.',
    ].join('\n'),
  );
});

test('code of MDX is only text', async () => {
  const markdown = "import fs from 'node:fs'\n\nexport const a = 1\n\n{process.exit(1)}\n";
  expect(await render(markdown)).toBe(
    '<p>import fs from ‘node:fs’</p>\n<p>export const a = 1</p>\n<p>{process.exit(1)}</p>',
  );
});

test('an empty text is reported', async () => {
  await expect(render('# Privacy Policy\n')).rejects.toThrow(
    'content/legal/privacy.md is empty. Write it, or remove the file.',
  );
});
