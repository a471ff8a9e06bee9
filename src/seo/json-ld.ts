import type { Graph } from 'schema-dts';

/**
 * Serialises a graph for a script element. `<` is escaped, because "</script" in a text would end the element
 * (HTML Standard, "Restrictions for contents of script elements"); react-helmet-async does not escape it.
 */
export function serialiseJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
