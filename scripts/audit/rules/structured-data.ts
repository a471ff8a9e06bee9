import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule } from '../audit-site.ts';
import { graphOf, idOf, isReference, typesOf, walkNodes, type Node } from '../json-ld.ts';

const where = 'src/seo/graph.ts';

export const jsonLdSyntax: PageRule = {
  name: 'json-ld-syntax',
  description: 'Every page but the not-found page has one graph that parses',
  check(page) {
    const { nodes, problems } = graphOf(page);
    const expected = page.path !== notFoundPath;
    const missing =
      expected && nodes.length === 0 && problems.length === 0 ? ['the page has no structured data'] : [];
    return [...problems, ...missing].map((found) => ({ found, fix: `Fix ${where}.` }));
  },
};

const nameOf = (node: Node) => [typesOf(node).join('/'), idOf(node)].filter(Boolean).join(' ');

export const jsonLdReferences: PageRule = {
  name: 'json-ld-references',
  description: 'Every node of the graph has an @id of its own, and every reference leads to one of them',
  check(page) {
    const { nodes } = graphOf(page);
    const inner = nodes.flatMap((root) => [...walkNodes(root)]);
    const ids = inner.filter((node) => !isReference(node) && idOf(node)).map(idOf);
    const nameless = nodes.filter((node) => !idOf(node));
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const dangling = inner
      .filter(isReference)
      .map(idOf)
      .filter((id) => !ids.includes(id));
    return [
      ...nameless.map((node) => ({ found: `${nameOf(node)} has no @id`, fix: `Give it one in ${where}.` })),
      ...repeated.map((id) => ({
        found: `two nodes with the @id ${id}`,
        fix: 'Name one of them otherwise, or merge them.',
      })),
      ...[...new Set(dangling)].map((id) => ({
        found: `a reference to ${id}, which isn't in the graph`,
        fix: 'Add the node, or leave the reference out.',
      })),
    ];
  },
};

export const jsonLdReachable: PageRule = {
  name: 'json-ld-reachable',
  description: 'Every node of the graph is reached from the page’s own by references',
  check(page, { siteUrl }) {
    const { nodes } = graphOf(page);
    const own = nodes.find(
      (node) =>
        node['url'] === `${siteUrl}${page.path}` && typesOf(node).some((type) => type.endsWith('Page')),
    );
    const reached = new Set(own && [own]);
    // A set grows while it is walked: each node is visited once.
    for (const node of reached) {
      const ids = [...walkNodes(node)].map(idOf);
      for (const other of nodes) if (idOf(other) && ids.includes(idOf(other))) reached.add(other);
    }
    return nodes
      .filter((node) => !reached.has(node))
      .map((node) => ({
        found: `${nameOf(node)}, to which nothing leads from the page`,
        fix: `Refer to it from the page's node in ${where}, or leave it out.`,
      }));
  },
};
