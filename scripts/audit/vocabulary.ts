/**
 * The schema.org vocabulary, read from schema-dts' declarations, which are generated from it: the vocabulary's own
 * file is in no package.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary in the shape of schema.org's own JSON-LD file, and what schema.org advises against. */
export interface Vocabulary {
  readonly schemaOrgJson: { readonly '@graph': readonly object[] };
  /** Names of types and properties that are deprecated or superseded. */
  readonly deprecated: ReadonlySet<string>;
}

const interfacePattern = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends (.+?) \{$/;
const propertyPattern = /^ {4}"(\w+)"\?: SchemaValue</;
const typePattern = /^export type (\w+) =/;

const reference = (name: string) => ({ '@id': `schema:${name}` });

function parseDeclarations(source: string) {
  const parents = new Map<string, Set<string>>();
  const owners = new Map<string, Set<string>>();
  const deprecated = new Set<string>();
  const add = (map: Map<string, Set<string>>, name: string, values: readonly string[]) =>
    map.set(name, new Set([...(map.get(name) ?? []), ...values]));
  let current = '';
  let comment = '';
  for (const line of source.split('\n')) {
    if (/^ *\/?\*/.test(line)) {
      comment += line;
      continue;
    }
    const [, declared = '', bases = ''] = interfacePattern.exec(line) ?? [];
    if (declared) {
      current = declared;
      const named = [...bases.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);
      add(
        parents,
        current,
        named.filter((name) => name !== current),
      );
    }
    const [, property = ''] = propertyPattern.exec(line) ?? [];
    if (property) add(owners, property, [current]);
    const [, name = property] = typePattern.exec(line) ?? [];
    if (name && /deprecated|superseded by/i.test(comment)) deprecated.add(name);
    comment = '';
  }
  return { parents, owners, deprecated };
}

let vocabulary: Vocabulary | undefined;

/**
 * The vocabulary of the installed schema-dts.
 *
 * @throws {Error} when its declarations are no longer written the way this file reads them.
 */
export function loadVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const { parents, owners, deprecated } = parseDeclarations(readFileSync(file, 'utf8'));
  if (parents.size < 800 || !owners.get('mainEntity')?.has('CreativeWork') || deprecated.size < 50)
    throw new Error(`${file} wasn't understood: ${parents.size} classes were read of about 900`);
  const classes = [...parents].map(([name, bases]) => ({
    ...reference(name),
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': [...bases].map(reference),
  }));
  const properties = [...owners].map(([name, domains]) => ({
    ...reference(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': [...domains].map(reference),
  }));
  vocabulary = { schemaOrgJson: { '@graph': [...classes, ...properties] }, deprecated };
  return vocabulary;
}
