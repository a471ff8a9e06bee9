/** A node of the syntax tree (https://github.com/estree/estree), with whatever else it has. */
export interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The parts of a node, without types; `price as const` is kept for the expression in it. */
export const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter((part) => !part.type.startsWith('TS') || isNode(part['expression']));

export const identifierOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;

/** The names that code uses: `claims.price` where it takes a property, `claims` where it takes the whole. */
export function namesIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [];
  const { id, init, object, property, key, computed } = node;
  const name = identifierOf(node);
  if (name !== undefined) return [name];
  const owner = identifierOf(object);
  if (owner !== undefined && computed === false) return [`${owner}.${identifierOf(property)}`];
  const source = identifierOf(init);
  if (source !== undefined && isNode(id) && id.type === 'ObjectPattern') {
    // `const { price } = claims` takes one property.
    return partsOf(id).map((part) => `${source}.${identifierOf(part['key'])}`);
  }
  // In `{ price: 1 }` and `claims.sprint.price` the word is a label and no name.
  const labels = computed === false ? [key, property] : [];
  return partsOf(node)
    .filter((part) => !labels.includes(part))
    .flatMap(namesIn);
}
