import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Heading, Nodes, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { listContentFiles } from '../../../src/content/readers/content-files.ts';
import { cleanText } from '../../../src/content/readers/repository.ts';
import { fillTokens } from '../../../src/content/readers/tokens.ts';

/** Compiles Markdown to React components, so that browsers need no parser. */
export function legalMarkdown() {
  const { transform, ...plugin } = mdx({
    include: 'content/legal/*.md',
    format: 'md',
    remarkPlugins: [
      remarkGfm,
      () => prepareLegalText,
      [remarkSmartypants, { dashes: false, backticks: false }],
    ],
    rehypePlugins: [rehypeSlug],
  });
  return {
    ...plugin,
    transform: (text: string, path: string) =>
      transform(cleanText(text).replaceAll(wordBullets, '$1- '), path),
  };
}

/** Word pastes lists as lines with a bullet. */
const wordBullets = /^([^\S\n]*)[•◦▪·][^\S\n]*/gm;

/** @throws {Error} with a line for each mistake */
export async function assertLegalTexts(): Promise<void> {
  const files = listContentFiles('content/legal', '.md').map((name) => resolve(`content/legal/${name}.md`));
  const { transform } = legalMarkdown();
  const results = await Promise.allSettled(
    files.map(async (file) => transform(readFileSync(file, 'utf8'), file)),
  );
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? (result.reason as Error).message : [],
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

const allowedUrl = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

/** Fills in figures, and removes a first title, because the page has its own. */
function prepareLegalText(root: Root, { path }: { readonly path: string }): void {
  const problems: string[] = [];
  let depth = 1;
  const visit = (node: Nodes) => {
    const report = (problem: string) =>
      problems.push(`${relative('.', path)}:${node.position?.start.line}: ${problem}`);
    if (node.type === 'html')
      report(`raw HTML (${node.value}) isn't allowed. Write Markdown, or put a backslash before the “<”.`);
    else if (node.type === 'image' || node.type === 'imageReference')
      report('an image isn’t allowed. Remove it, or link to it.');
    else if (node.type === 'heading' && node.depth === 1)
      report('the page has a title already. Start headings with ## or ###.');
    else if (node.type === 'heading' && (node.children.length === 0 || node.depth > depth + 1))
      report('the heading is empty or skips a level. Write it, below a heading with one # less.');
    else if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report('a checkbox isn’t allowed. Remove the brackets.');
    else if (node.type === 'list' && node.ordered && node.children.length === 1)
      report('a numbered list has one line. For a heading, write ## before the number.');
    else if (node.type === 'thematicBreak' && node === root.children[0])
      report('front matter isn’t allowed. Remove the lines up to the second ---.');
    else if ('url' in node && !allowedUrl.test(node.url))
      report(`the link ${node.url} must start with https://, mailto:, tel:, / or #. Correct it.`);
    else if ('value' in node)
      node.value = fillTokens(node.value, (token) =>
        report(`${token} isn't a figure in content/figures.json. Correct its name.`),
      );
    if (node.type === 'heading') depth = node.depth;
    // Browsers would block the style of an aligned column.
    if (node.type === 'table') node.align = null;
    if (node.type === 'text' && /^#{1,6}[^#\s]/.test(node.value))
      report('a heading needs a space after #. Add it.');
    if (node.type === 'text' && node.value.startsWith('|'))
      report(
        'a table needs an empty line before it, and a line such as | --- | --- | below its head. Add them.',
      );
    if ('children' in node) node.children.forEach(visit);
  };
  const isTitle = (node: Nodes | undefined): node is Heading => node?.type === 'heading' && node.depth === 1;
  if (isTitle(root.children[0])) root.children.shift();
  visit(root);
  if (root.children.length === 0)
    problems.push(`${relative('.', path)} is empty. Write it, or remove the file.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
