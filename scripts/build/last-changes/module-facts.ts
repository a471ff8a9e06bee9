import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import type { Lines } from './git-history.ts';
import { identifierOf, isNode, namesIn, partsOf, type Node } from './names-in-code.ts';

/** A declaration of a module, or one entry of an object or a list that is declared there. */
export interface Fact extends Lines {
  readonly text: string;
  /** The names that it uses in turn. */
  readonly names: readonly string[];
}

interface ModuleFacts {
  /** By name: `claims`, and each entry of it also by its key or its path: `claims.price`, `rows./about`. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** What the module imports, by the name that it has here. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Every name that the module uses. */
  readonly names: readonly string[];
}

/** Reads the facts of the module in `file`, a path below `cwd`. */
export function readModule(cwd: string, file: string): ModuleFacts {
  const source = readFileSync(join(cwd, file), 'utf8');
  const { program, module } = parseSync(file, source);
  const tree = program as unknown as Node;
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const facts = declarationsIn(tree).map(([name, node]): [string, Fact] => {
    const { start, end } = node;
    const lines = { file, first: lineOf(start), last: lineOf(end) };
    return [name, { ...lines, text: source.slice(start, end), names: namesIn(node) }];
  });
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, importName }): [string, { file: string; name: string }] => [
      localName.value,
      { file: fileOf(moduleRequest.value, file), name: importName.name ?? '' },
    ]),
  );
  return { facts: new Map(facts), imports: new Map(imports), names: namesIn(tree) };
}

/** Whatever is declared at the top of a module, by name. */
const declarationsIn = (program: Node) =>
  partsOf(program)
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? partsOf(statement) : [statement]))
    .flatMap((node): [string, Node][] => {
      const names = isNode(node['id']) ? namesIn(node['id']) : [];
      const entries = isNode(node['init']) ? entriesOf(node['init']) : [];
      return names.flatMap((name) => [
        [name, node],
        ...entries.map(([key, entry]): [string, Node] => [`${name}.${key}`, entry]),
      ]);
    });

/** The entries of an object by their keys, those of a list by their `path`. */
function entriesOf(value: Node): [string, Node][] {
  // `{ … } as const`
  if (isNode(value['expression'])) return entriesOf(value['expression']);
  if (value.type === 'ObjectExpression')
    return partsOf(value).map((entry) => [identifierOf(entry['key']) ?? '', entry]);
  if (value.type !== 'ArrayExpression') return [];
  return partsOf(value).flatMap((entry): [string, Node][] => {
    const path = new Map(entriesOf(entry)).get('path')?.['value'];
    return isNode(path) ? [[String(path['value']), entry]] : [];
  });
}

/** The file that an import names, by the aliases of package.json. */
const fileOf = (specifier: string, from: string) =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^#shared\//, 'supabase/functions/_shared/').replace(/^#/, '');
