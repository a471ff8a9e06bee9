import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { portraitFolder } from '../../src/site/paths.ts';
import type { Lines } from './git-history.ts';

/** Where facts are that pages name. */
const factFolders = /^(?:src\/site|pages|supabase\/functions\/_shared)\//;

/** A file of how something looks, or of what it is held to, and not of what it says. */
export const saysNothing = (file: string) => /\.(?:recipe|test)\.tsx?$/.test(file);

/** A node of the syntax tree (https://github.com/estree/estree), with whatever else it has. */
interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The parts of a node that say something when the code runs: no types. */
const partsOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .map(withoutType)
    .filter(({ type }) => !type.startsWith('TS'));

/** An expression without `as const`, `satisfies` and the like around it. */
const withoutType = (node: Node): Node =>
  node.type.startsWith('TS') && isNode(node['expression']) ? withoutType(node['expression']) : node;

const nameOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;

/** Every identifier in a pattern: `price` of `const { price } = …`. */
const namesIn = (pattern: Node): string[] => [nameOf(pattern) ?? partsOf(pattern).flatMap(namesIn)].flat();

/** The property of an object that has this key. */
const propertyOf = (object: Node, key: string) =>
  object.type === 'ObjectExpression'
    ? partsOf(object).find((part) => nameOf(part['key']) === key)
    : undefined;

/** A module: its tree, and what it declares and imports at its top, by name. */
function readModule(cwd: string, file: string) {
  const source = readFileSync(join(cwd, file), 'utf8');
  const { program, module } = parseSync(file, source);
  const declared = partsOf(program as unknown as Node)
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? partsOf(statement) : [statement]))
    .flatMap((node) => (isNode(node['id']) ? namesIn(node['id']).map((name) => [name, node] as const) : []));
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ localName, importName: { name } }) => {
        const target = fileOf(moduleRequest.value, file);
        return [localName.value, { file: target, name: name ?? '' }] as const;
      }),
  );
  return {
    program: program as unknown as Node,
    declarations: new Map(declared),
    imports: new Map(imported),
    lineOf: (offset: number) => source.slice(0, offset).split('\n').length,
  };
}

/** The file that an import names, by the aliases of package.json. */
const fileOf = (specifier: string, from: string) =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^#shared\//, 'supabase/functions/_shared/').replace(/^#/, '');

/** What code names beside itself. */
interface NamedFacts {
  readonly lines: readonly Lines[];
  /** Files of portraits. */
  readonly photos: readonly string[];
}

/** Reads what code names, of the site in `cwd`. */
export function factReader(cwd: string) {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const moduleOf = (file: string) => {
    const module = modules.get(file) ?? readModule(cwd, file);
    modules.set(file, module);
    return module;
  };

  /** The facts that these files and these objects of theirs name, and those that they name in turn. */
  function factsOf(files: readonly string[], objects: readonly { file: string; node: Node }[]): NamedFacts {
    const seen = new Set<Node>();
    const lines: Lines[] = [];
    const photos: string[] = [];

    function add(file: string, node: Node): void {
      if (seen.has(node)) return;
      seen.add(node);
      const { lineOf } = moduleOf(file);
      lines.push({ file, first: lineOf(node.start), last: lineOf(node.end) });
      walk(file, node);
    }

    function walk(file: string, node: Node): void {
      if (node.type === 'ImportDeclaration') return;
      const member = node.type === 'MemberExpression' && node['computed'] === false;
      const key = node.type === 'Property' && node['computed'] === false && node['shorthand'] === false;
      const object = member ? nameOf(node['object']) : undefined;
      if (object !== undefined) return follow(file, object, nameOf(node['property']));
      const taken = node['id'];
      if (isNode(taken) && taken.type === 'ObjectPattern' && nameOf(node['init']) !== undefined) {
        // `const { price } = claims` names one of them.
        for (const part of partsOf(taken)) follow(file, nameOf(node['init'])!, nameOf(part['key']));
        return;
      }
      const name = nameOf(node);
      if (name !== undefined) return follow(file, name);
      if (node.type === 'Literal' && /^[\w-]+\.(?:jpe?g|png|webp)$/.test(String(node['value'])))
        photos.push(`${portraitFolder}/${String(node['value'])}`);
      for (const part of partsOf(node))
        if (!(member && part === node['property']) && !(key && part === node['key'])) walk(file, part);
    }

    /** Adds what a name, or a property of what it names, is declared as. */
    function follow(file: string, name: string, property?: string): void {
      const { declarations, imports } = moduleOf(file);
      const imported = imports.get(name);
      if (imported) {
        const isFact = factFolders.test(imported.file) && !saysNothing(imported.file);
        if (isFact && existsSync(join(cwd, imported.file))) follow(imported.file, imported.name, property);
        return;
      }
      const declaration = declarations.get(name);
      if (!declaration || files.includes(file)) return;
      const value = isNode(declaration['init']) ? withoutType(declaration['init']) : declaration;
      add(file, (property !== undefined && propertyOf(value, property)) || declaration);
    }

    for (const file of files) walk(file, moduleOf(file).program);
    for (const { file, node } of objects) add(file, node);
    return { lines, photos: photos.filter((photo) => existsSync(join(cwd, photo))) };
  }

  /** The object in `file` whose `path` is this one: a row of the route table. */
  function rowOf(file: string, path: string) {
    const find = (node: Node): Node | undefined => {
      const own = propertyOf(node, 'path')?.['value'];
      if (isNode(own) && own['value'] === path) return node;
      for (const part of partsOf(node)) {
        const found = find(part);
        if (found) return found;
      }
      return undefined;
    };
    const node = find(moduleOf(file).program);
    if (!node) throw new Error(`${path} has no row in ${file}, by which its last change is known.`);
    return { file, node };
  }

  return { factsOf, rowOf };
}
