import type { BuiltPage } from '#scripts/build/built-page.ts';

/** A node of a page's structured data, or a value inside one. */
export type Node = Readonly<Record<string, unknown>>;

/** A page's structured data as it stands in its HTML. */
interface PageGraph {
  readonly nodes: readonly Node[];
  readonly problems: readonly string[];
}

const cache = new WeakMap<BuiltPage, PageGraph>();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property; none, one or several. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat();

/** A node's `@id`; empty where it has none. */
export const idOf = (node: Node) => (typeof node['@id'] === 'string' ? node['@id'] : '');

export const typesOf = (node: Node) => valuesOf(node['@type']).filter((type) => typeof type === 'string');

/** Whether a value only refers to a node by its `@id`. */
export const isReference = (node: Node) => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** A node and every node inside it. */
export function* walkNodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const inner of valuesOf(value)) if (isNode(inner)) yield* walkNodes(inner);
  }
}

function parseScript(text: string): PageGraph {
  try {
    const data: unknown = JSON.parse(text);
    if (!isNode(data) || !Array.isArray(data['@graph']))
      return { nodes: [], problems: ['it has no "@graph"'] };
    const problems =
      data['@context'] === 'https://schema.org' ? [] : ['its "@context" isn\'t https://schema.org'];
    return { nodes: data['@graph'].filter(isNode), problems };
  } catch (error) {
    return { nodes: [], problems: [(error as Error).message] };
  }
}

/** Parses a page's structured data, once. */
export function graphOf(page: BuiltPage): PageGraph {
  const cached = cache.get(page);
  if (cached) return cached;
  const graphs = [...page.document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    parseScript(script.textContent ?? ''),
  );
  const graph = {
    nodes: graphs.flatMap(({ nodes }) => nodes),
    problems: [
      ...graphs.flatMap(({ problems }) => problems),
      ...(graphs.length > 1 ? [`the page has ${graphs.length} graphs`] : []),
    ],
  };
  cache.set(page, graph);
  return graph;
}
