import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Heading, Nodes, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { fillFigures } from '../../src/site/figure-tokens.ts';

/** Compiles the Markdown of legal pages to React components, so that browsers need no Markdown parser. */
export const legalMarkdown = () =>
  mdx({
    include: 'content/legal/*.md',
    format: 'md',
    remarkPlugins: [remarkGfm, () => prepareLegalText],
    rehypePlugins: [rehypeSlug],
  });

const allowedUrl = /^(?:https?:\/\/|mailto:|tel:|\/|#)/;

/** Fills in figures, and removes a title at the beginning, because the page has its own. */
function prepareLegalText(root: Root, { path }: { readonly path: string }): void {
  const problems: string[] = [];
  const visit = (node: Nodes) => {
    const report = (problem: string) =>
      problems.push(`${relative('.', path)}:${node.position?.start.line}: ${problem}`);
    if (node.type === 'html')
      report(`raw HTML (${node.value}) isn't allowed. Write Markdown, or put a backslash before the “<”.`);
    else if (node.type === 'image' || node.type === 'imageReference')
      report('an image isn’t allowed. Remove it, or link to it.');
    else if (node.type === 'heading' && node.depth === 1)
      report('the page has a title already. Start headings with ## or ###.');
    else if ('url' in node && !allowedUrl.test(node.url))
      report(`the link ${node.url} must start with https://, mailto:, tel:, / or #. Correct it.`);
    else if ('value' in node)
      node.value = fillFigures(node.value, (token) =>
        report(`${token} isn't a figure in content/figures.json. Correct its name.`),
      ) as string;
    if ('children' in node) node.children.forEach(visit);
  };
  const isTitle = (node: Nodes | undefined): node is Heading => node?.type === 'heading' && node.depth === 1;
  if (isTitle(root.children[0])) root.children.shift();
  visit(root);
  if (root.children.length === 0)
    problems.push(`${relative('.', path)} is empty. Write it, or remove the file.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
