/**
 * The schema.org vocabulary, read from schema-dts' declarations, which are generated from it: the vocabulary's own
 * file is in no package.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
const source = readFileSync(file, 'utf8');
const { program, comments } = parseSync(file, source);

/** The offsets of the declarations that their comments call deprecated. */
const discouraged = new Set(
  comments
    .filter(({ value }) => /deprecated|superseded by/i.test(value))
    .map(({ end }) => end + source.slice(end).search(/\S/)),
);

/** Names of types and properties that schema.org has deprecated or superseded. */
export const deprecated = new Set<string>();
const parents = new Map<string, Set<string>>();
const owners = new Map<string, Set<string>>();

/** schema-dts gives a type two interfaces: `Base`, which subtypes extend, has its properties, and `Leaf` its name. */
const typeOf = (name: string) => /^(\w+)(?:Base|Leaf)$/.exec(name)?.[1];

for (const statement of program.body) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'TSTypeAliasDeclaration' && discouraged.has(statement.start))
    deprecated.add(declared.id.name);
  const type = declared?.type === 'TSInterfaceDeclaration' && typeOf(declared.id.name);
  if (!type) continue;
  const bases = parents.get(type) ?? new Set();
  parents.set(type, bases);
  for (const { expression } of declared.extends) {
    const base = expression.type === 'Identifier' && typeOf(expression.name);
    if (base && base !== type) bases.add(base);
  }
  for (const member of declared.body.body) {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal') continue;
    const property = String(member.key.value);
    if (property.startsWith('@')) continue;
    owners.set(property, (owners.get(property) ?? new Set()).add(type));
    if (discouraged.has(member.start)) deprecated.add(property);
  }
}

if (parents.size < 800 || !owners.get('mainEntity')?.has('CreativeWork') || deprecated.size < 50)
  throw new Error(`${file} wasn't understood: ${parents.size} classes were read of about 900`);

const reference = (name: string) => ({ '@id': `schema:${name}` });

/** The vocabulary in the shape of schema.org's own JSON-LD file. */
export const schemaOrgJson = {
  '@graph': [
    ...[...parents].map(([name, bases]) => ({
      ...reference(name),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [...bases].map(reference),
    })),
    ...[...owners].map(([name, domains]) => ({
      ...reference(name),
      '@type': 'rdf:Property',
      'schema:domainIncludes': [...domains].map(reference),
    })),
  ],
};
