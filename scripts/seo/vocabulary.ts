/**
 * The schema.org vocabulary, read from schema-dts' declarations, which are generated from it: the vocabulary's own
 * file is in no package.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A property of a class: the classes and data types its values may have. */
interface Property {
  readonly range: readonly string[];
  readonly isDeprecated: boolean;
}

interface SchemaClass {
  readonly parents: Set<string>;
  readonly properties: Map<string, Property>;
}

/** Classes by name. */
export type Vocabulary = ReadonlyMap<string, SchemaClass>;

const interfacePattern = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends (.+?) \{$/;
const propertyPattern = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/;

/** Parses the declarations. */
export function parseDeclarations(source: string): Vocabulary {
  const classes = new Map<string, SchemaClass>();
  const classOf = (name: string) => {
    const known = classes.get(name) ?? {
      parents: new Set<string>(),
      properties: new Map<string, Property>(),
    };
    classes.set(name, known);
    return known;
  };
  let current: SchemaClass | undefined;
  let isDeprecated = false;
  for (const line of source.split('\n')) {
    const declaration = interfacePattern.exec(line);
    if (declaration) {
      const [, name = '', parents = ''] = declaration;
      current = classOf(name);
      for (const [, parent = ''] of parents.matchAll(/(\w+)Base\b/g))
        if (parent !== name) current.parents.add(parent);
    } else if (line === '}') current = undefined;
    else if (line.includes('@deprecated')) isDeprecated = true;
    const property = propertyPattern.exec(line);
    if (property && current) {
      const [, name = '', range = ''] = property;
      current.properties.set(name, { range: range.split(' | '), isDeprecated });
      isDeprecated = false;
    }
  }
  return classes;
}

const declarationsFile = () =>
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');

/** The declarations of the installed schema-dts, with schema.org's own words above each type. */
export const readDeclarations = () => readFileSync(declarationsFile(), 'utf8');

let vocabulary: Vocabulary | undefined;

/**
 * The vocabulary of the installed schema-dts.
 *
 * @throws {Error} when its declarations are no longer written the way this file reads them.
 */
export function loadVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  const parsed = parseDeclarations(readDeclarations());
  if (parsed.size < 800 || !propertyOf(parsed, 'FAQPage', 'mainEntity')) {
    throw new Error(`${declarationsFile()} wasn't understood: ${parsed.size} classes were read of about 900`);
  }
  vocabulary = parsed;
  return parsed;
}

/** A class and all it descends from. */
export function ancestorsOf(classes: Vocabulary, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (current: string) => {
    if (found.has(current)) return;
    found.add(current);
    for (const parent of classes.get(current)?.parents ?? []) visit(parent);
  };
  visit(name);
  return found;
}

/** The property of a class, its own or inherited; `undefined` where it has none of that name. */
export function propertyOf(classes: Vocabulary, type: string, name: string): Property | undefined {
  for (const ancestor of ancestorsOf(classes, type)) {
    const property = classes.get(ancestor)?.properties.get(name);
    if (property) return property;
  }
  return undefined;
}

/** The vocabulary in the shape of schema.org's own JSON-LD file, as other people's validators read it. */
export function toSchemaOrgJson(classes: Vocabulary) {
  const reference = (name: string) => ({ '@id': `schema:${name}` });
  const domains = new Map<string, string[]>();
  for (const [name, { properties }] of classes) {
    for (const property of properties.keys()) domains.set(property, [...(domains.get(property) ?? []), name]);
  }
  return {
    '@graph': [
      ...[...classes].map(([name, { parents }]) => ({
        ...reference(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...parents].map(reference),
      })),
      ...[...domains].map(([name, owners]) => ({
        ...reference(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': owners.map(reference),
      })),
    ],
  };
}
