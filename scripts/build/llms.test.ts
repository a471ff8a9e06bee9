import { expect, test } from 'vitest';
import { markdownPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { createLlmsIndex } from './llms.ts';
import { renderMarkdown } from './markdown.ts';

const page = { url: 'https://www.example.com/about', description: 'What we do.', dateModified: '2026-01-05' };
const render = (main: string) =>
  renderMarkdown(
    `<html><head><title>About</title></head><body><header>Menu</header><main>${main}</main></body></html>`,
    page,
  );

test.each(routes.map(({ path }) => path))('the page at %s stands once in llms.txt', (path) => {
  const index = createLlmsIndex({ siteUrl: 'https://www.example.com', routes });
  const address = `(https://www.example.com${markdownPath(path)})`;
  expect(index.split(address)).toHaveLength(2);
});

test('a rendition holds the page’s own content and what is needed to cite it, and no layout', () => {
  const text = render('<nav>Trail</nav><h1>Title</h1><p>Text</p><script>code</script>');
  expect(text).toBe(
    '---\ntitle: "About"\ndescription: "What we do."\nurl: https://www.example.com/about\ndate: 2026-01-05\n---\n\n# Title\n\nText\n',
  );
});

test('links are absolute, questions are headings with their answers, tables stay tables', () => {
  const text = render(
    '<a href="/team">Team</a><details><summary><h3>Why?</h3></summary><p>Because.</p></details><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
  );
  expect(text).toContain('[Team](https://www.example.com/team)');
  expect(text).toContain('### Why?\n\nBecause.');
  expect(text).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
});

test('a drawing becomes its description, an ornament nothing, a form the names of its fields', () => {
  const text = render(
    '<svg aria-label="Five milestones"><text>1</text></svg><svg aria-hidden="true"><title>Ring</title></svg><form><label>Name</label><input></form>',
  );
  expect(text).toContain('Five milestones');
  expect(text).not.toContain('Ring');
  expect(text).toContain('with the fields: Name.');
});

test('words that only the style sheet sets apart are not run together', () => {
  expect(render('<p><span>Before</span>Develop</p>')).toContain('Before Develop');
});
