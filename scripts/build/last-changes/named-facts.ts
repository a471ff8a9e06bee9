import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readModule, type Fact } from './module-facts.ts';

/** Folders that hold facts for pages to name. */
const factFolders = /^(?:src\/site|pages|supabase\/functions\/_shared)\//;

/** Styles and tests change nothing that a page says. */
export const saysNothing = (file: string): boolean => /\.(?:recipe|test)\.tsx?$/.test(file);

const isOfFacts = (cwd: string, file: string) =>
  factFolders.test(file) && !saysNothing(file) && existsSync(join(cwd, file));

/** Follows names to the facts behind them, in the site below `cwd`. */
export function factReader(cwd: string) {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const moduleOf = (file: string) => {
    const module = modules.get(file) ?? readModule(cwd, file);
    modules.set(file, module);
    return module;
  };

  /** What `name` stands for in a module, wherever that is declared. */
  function find(file: string, name: string): Fact | undefined {
    const { facts, imports } = moduleOf(file);
    const [owner = '', ...property] = name.split('.');
    const imported = imports.get(owner);
    if (!imported) return facts.get(name) ?? facts.get(owner);
    if (!isOfFacts(cwd, imported.file)) return undefined;
    return find(imported.file, [imported.name, ...property].join('.'));
  }

  /** The facts that these files and `row` name, and those that they name in turn; `row` is one of them. */
  function factsOf(files: readonly string[], row: Fact): ReadonlySet<Fact> {
    const reached = new Set([row]);
    const follow = (file: string, names: readonly string[]) => {
      for (const name of names) {
        const fact = find(file, name);
        if (fact && !files.includes(fact.file)) reached.add(fact);
      }
    };
    for (const file of files) follow(file, moduleOf(file).names);
    // A set grows while it is walked: each fact is visited once.
    for (const fact of reached) follow(fact.file, fact.names);
    return reached;
  }

  /** The row of a page in the route table. */
  function rowOf(file: string, path: string): Fact {
    const [, row] = [...moduleOf(file).facts].find(([name]) => name.endsWith(`.${path}`)) ?? [];
    if (!row) throw new Error(`${path} has no row in ${file}, by which its last change is known.`);
    return row;
  }

  return { factsOf, rowOf };
}
