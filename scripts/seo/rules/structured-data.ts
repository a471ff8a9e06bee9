import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { notFoundPath, type PageRule, type Violation } from '../audit.ts';
import { deprecatedTypes } from '../deprecated-types.ts';
import { graphOf, idOf, isNode, isReference, typesOf, valuesOf, walkNodes, type Node } from '../json-ld.ts';
import { ancestorsOf, loadVocabulary, propertyOf, toSchemaOrgJson, type Vocabulary } from '../vocabulary.ts';

const where = 'src/seo/graph.ts';

export const jsonLdSyntax: PageRule = {
  name: 'json-ld-syntax',
  holds: 'Every page but the not-found page has one graph that parses',
  check(page) {
    const { nodes, problems } = graphOf(page);
    const expected = page.path !== notFoundPath;
    const missing =
      expected && nodes.length === 0 && problems.length === 0 ? ['the page has no structured data'] : [];
    return [...problems, ...missing].map((found) => ({ found, mend: `Mend ${where}.` }));
  },
};

const nameOf = (node: Node) => [typesOf(node).join('/'), idOf(node)].filter(Boolean).join(' ');

/** Whether a node may stand as the value of a property with this range. */
function isInRange(vocabulary: Vocabulary, range: readonly string[], value: Node): boolean {
  if (isReference(value)) return range.includes('IdReference');
  return typesOf(value).some((type) =>
    [...ancestorsOf(vocabulary, type)].some((ancestor) => range.includes(ancestor)),
  );
}

function checkVocabulary(vocabulary: Vocabulary, node: Node): Violation[] {
  if (isReference(node)) return [];
  const types = typesOf(node);
  if (types.length === 0)
    return [{ found: `a node without a type: ${JSON.stringify(node)}`, mend: `Give it a type in ${where}.` }];
  const unknown = types.filter((type) => !vocabulary.has(type));
  if (unknown.length > 0)
    return [{ found: `the type ${unknown.join(', ')}`, mend: 'Use a class of schema.org.' }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]): Violation[] => {
      const property = types.map((type) => propertyOf(vocabulary, type, name)).find(Boolean);
      const found = `${nameOf(node)}: ${name}`;
      if (!property) return [{ found, mend: 'Use a property that schema.org gives this type.' }];
      if (property.isDeprecated) return [{ found, mend: 'schema.org has superseded it: use its successor.' }];
      return valuesOf(value)
        .filter((inner) => isNode(inner) && !isInRange(vocabulary, property.range, inner))
        .map((inner) => ({
          found: `${found} holds a ${typesOf(inner as Node).join('/') || 'reference'}`,
          mend: `It takes ${property.range.filter((type) => type !== 'IdReference').join(', ')}.`,
        }));
    });
}

export const jsonLdVocabulary: PageRule = {
  name: 'json-ld-vocabulary',
  holds: 'Types, properties and the kinds of their values are schema.org’s',
  check(page) {
    const vocabulary = loadVocabulary();
    return graphOf(page).nodes.flatMap((root) =>
      [...walkNodes(root)].flatMap((node) => checkVocabulary(vocabulary, node)),
    );
  },
};

export const jsonLdReferences: PageRule = {
  name: 'json-ld-references',
  holds: 'Every node of the graph has an @id of its own, and every reference leads to one of them',
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
      ...nameless.map((node) => ({ found: `${nameOf(node)} has no @id`, mend: `Give it one in ${where}.` })),
      ...repeated.map((id) => ({
        found: `two nodes with the @id ${id}`,
        mend: 'Name one of them otherwise, or merge them.',
      })),
      ...[...new Set(dangling)].map((id) => ({
        found: `a reference to ${id}, which isn't in the graph`,
        mend: 'Add the node, or leave the reference out.',
      })),
    ];
  },
};

export const jsonLdReachable: PageRule = {
  name: 'json-ld-reachable',
  holds: 'Every node of the graph is reached from the page’s own by references',
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
        mend: `Refer to it from the page's node in ${where}, or leave it out.`,
      }));
  },
};

export const jsonLdDeprecated: PageRule = {
  name: 'json-ld-deprecated',
  holds: 'No node has a type that schema.org has deprecated',
  check: (page) =>
    graphOf(page)
      .nodes.flatMap((root) => [...walkNodes(root)].flatMap(typesOf))
      .filter((type) => type in deprecatedTypes)
      .map((type) => ({
        found: `the type ${type}`,
        mend: `schema.org has deprecated it (https://schema.org/${type}): use ${deprecatedTypes[type]}.`,
      })),
};

/** Someone else's reading of Google's requirements. Its warnings count as errors: search results need both heeded. */
export const independentValidator: PageRule = {
  name: 'independent-validator',
  holds: '@adobe/structured-data-validator finds nothing: schema.org’s vocabulary and Google’s requirements',
  async check({ html }) {
    const validator = new Validator(toSchemaOrgJsonOnce());
    const issues = await validator.validate(new WebAutoExtractor({}).parse(html));
    return issues.map(({ issueMessage, path = [] }) => ({
      found: `${path.map(({ property, type }) => property ?? type).join(' › ')}: ${issueMessage}`,
      mend: `Mend the node in ${where}.`,
    }));
  },
};

let schemaOrgJson: ReturnType<typeof toSchemaOrgJson> | undefined;
const toSchemaOrgJsonOnce = () => (schemaOrgJson ??= toSchemaOrgJson(loadVocabulary()));
