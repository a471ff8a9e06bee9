import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';

const presetFile = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const conditionsFile = /@chakra-ui\/react\/dist\/esm\/styled-system\/conditions\.js$/;
const propertyListFile = /@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
/** Where styles are written. */
const sourceFolders = ['src', 'pages', 'renderer'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Leaves those utilities and conditions out of Chakra's base preset, and those names out of its list of CSS
 * properties, that occur nowhere in the site's source. Both are one value, which a bundler can't shake; they would
 * weigh more than all styles of the site.
 */
export function trimChakraPreset(): Plugin {
  return {
    name: 'trim-chakra-preset',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [presetFile, propertyListFile, conditionsFile] },
      handler(code, id) {
        if (conditionsFile.test(id)) return { code: lookUpConditions(code), map: null };
        const words = wordsOf(sourceFolders);
        return {
          code: presetFile.test(id) ? trimPreset(code, words) : trimPropertyList(code, words),
          map: null,
        };
      },
    },
  };
}

/** Removes the entries of `utilities` and of the conditions whose names, shorthands included, aren't among `words`. */
export function trimPreset(code: string, words: ReadonlySet<string>): string {
  const isUsed = (property: Node) => {
    const text = code.slice(property.start, property.end);
    const shorthands = /shorthand: \[(?<names>[^\]]*)\]/.exec(text)?.groups?.['names'] ?? '';
    const names = [nameOf(property), ...[...shorthands.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '')];
    return names.some((name) => words.has(name) || words.has(`_${name}`));
  };
  const unused = [...objectsOf(parseAst(code) as unknown as Node)].flatMap((object) =>
    (object['properties'] as Node[]).filter((property) => property.type === 'Property' && !isUsed(property)),
  );
  if (unused.length === 0)
    throw new Error("Nothing could be trimmed from Chakra's base preset: has its shape changed?");
  return unused
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Removes the names that aren't among `words` from the list by which Chakra tells a style from an attribute. */
export function trimPropertyList(code: string, words: ReadonlySet<string>): string {
  const list = /(?<=var cssPropertiesStr = ")[\w,]+(?=")/;
  if (!list.test(code))
    throw new Error('@pandacss/is-valid-prop has no cssPropertiesStr: has its shape changed?');
  return code.replace(list, (names) =>
    names
      .split(',')
      .filter((name) => words.has(name))
      .join(','),
  );
}

/** Lets Chakra look a condition up instead of listing all of them for every key of every style. */
export function lookUpConditions(code: string): string {
  const listing = 'keys().includes(key)';
  if (!code.includes(listing))
    throw new Error("Chakra's conditions are not listed any more: has their shape changed?");
  return code.replace(listing, 'Object.hasOwn(values, key)');
}

const nameOf = ({ key }: Node) => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** The object literals that hold the utilities and the conditions. */
function* objectsOf(node: Node): Generator<Node> {
  if (node.type === 'Property' && nameOf(node) === 'utilities') yield node['value'] as Node;
  if (node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'defineConditions') {
    yield (node['arguments'] as Node[])[0] as Node;
  }
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* objectsOf(child);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function wordsOf(folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}
